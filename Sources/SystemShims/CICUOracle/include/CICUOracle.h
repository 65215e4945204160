#ifndef PLACARD_CICUORACLE_H
#define PLACARD_CICUORACLE_H
// ICU's C++ classes as oracles for tests and benchmarks; the tool never links this target. One header a class.
#include "MessageFormatOracle.h"
#include "MessagePatternOracle.h"
#include "OracleNumbers.h"
#endif
