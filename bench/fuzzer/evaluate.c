/* Makes an expression of bytes, for evaluate. */
#include "bytes.h"

#include "corpus/mixed/expr.c"

enum { MOST = 8, TAGS = 6 };

/* Parts have greater numbers than what they are part of, so that there are no cycles. */
static struct expr nodes[MOST];

static struct expr *part(int of, int count) {
  int number = of + 1 + byte() % MOST;
  return number < count ? &nodes[number] : NULL;
}

static struct expr *expression(void) {
  int count = byte() % (MOST + 1);
  for (int i = 0; i < count; i++) {
    nodes[i].tag = (enum tag)(byte() % TAGS);
    switch (nodes[i].tag) {
      case NUMBER:
        nodes[i].u.number = (int8_t)byte();
        break;
      case NEGATION:
        nodes[i].u.operand = part(i, count);
        break;
      default:
        nodes[i].u.pair.left = part(i, count);
        nodes[i].u.pair.right = part(i, count);
    }
  }
  return count > 0 ? &nodes[0] : NULL;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  int value;
  input = data;
  left = size;
  evaluate(expression(), &value);
  return 0;
}
