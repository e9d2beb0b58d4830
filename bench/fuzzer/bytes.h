/* What a harness makes its input of: bytes, and zeros when there are no more. */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

static const uint8_t *input;
static size_t left;

static int byte(void) {
  if (left == 0) return 0;
  left--;
  return *input++;
}
