/* Programs are run as functions, with their standard input out of an array. */
#define _GNU_SOURCE
#include "random.h"

static char input[64]; /* what stands for a byte 0 is a byte 1 */

static void open_input(void) {
  static char bytes[64];
  size_t n = strlen(input);
  for (size_t i = 0; i < n; i++) bytes[i] = input[i] == 1 ? '\0' : input[i];
  if (stdin != NULL) fclose(stdin);
  stdin = fmemopen(bytes, n, "r");
}

static void play(int (*program)(void)) {
  open_input();
  program();
}

#define malloc scarce_malloc
