// A pointer to a local is kept in a global and used later.
#include <stdio.h>

struct frame {
  int depth;
  struct frame *outer;
};

static struct frame *top;

static void enter(int depth) {
  struct frame frame = {depth, top};
  top = &frame;
}

int main(void) {
  enter(1);
  top->depth = 2;  // fault: use-after-return
  puts("done");
  return 0;
}
