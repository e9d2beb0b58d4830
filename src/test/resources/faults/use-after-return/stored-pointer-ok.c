// A pointer to a local is kept in a global and used while it lives.
#include <stdio.h>

struct frame {
  int depth;
  struct frame *outer;
};

static struct frame *top;

static void enter(int depth) {
  static struct frame frame;
  frame = (struct frame){depth, top};
  top = &frame;
}

int main(void) {
  enter(1);
  top->depth = 2;
  puts("done");
  return 0;
}
