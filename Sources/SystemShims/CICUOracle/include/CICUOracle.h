#ifndef PLACARD_CICUORACLE_H
#define PLACARD_CICUORACLE_H
#ifdef __cplusplus
extern "C" {
#endif
/// Whether `icu::MessagePattern` accepts the UTF-16 pattern.
int placard_oracle_accepts(const unsigned short *text, int length);
#ifdef __cplusplus
}
#endif
#endif
