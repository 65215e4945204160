#ifndef PLACARD_GUARD_H
#define PLACARD_GUARD_H
#include "CLibXML2.h"

/// Checks the sizes of tags, comments, instructions and text before libxml2 buffers any of them.
int placard_xml_guard(
    const char *input, long length, const placard_xml_limits *limits, placard_xml_problem *problem);

/// Records a problem unless one is there already; returns its code.
int placard_xml_fail(placard_xml_problem *problem, int code, long offset);

#endif
