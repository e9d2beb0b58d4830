// Case labels directly under if and loops: a state machine that can be entered anywhere.
#include <stdio.h>

enum stage { START, HEADER, BODY, REPEAT, DONE };

static int resume(enum stage stage, int skip) {
  int trace = 0;
  switch (stage) {
    case START:
      trace = trace * 10 + 1;
      if (!skip)
    case HEADER: {
        trace = trace * 10 + 2;
      }
      trace = trace * 10 + 3;
      if (skip > 1)
    case BODY:
    default:
        trace = trace * 10 + 4;
      while (trace % 7 != 0)
    case REPEAT:
        trace++;
      trace = trace * 10 + 5;
      break;
    case DONE:
      trace = 9;
  }
  return trace;
}

int main(void) {
  for (int stage = START; stage <= DONE + 1; stage++)
    for (int skip = 0; skip < 3; skip++)
      printf("%d %d: %d\n", stage, skip, resume((enum stage)stage, skip));
  return resume(START, 0) & 127;
}
