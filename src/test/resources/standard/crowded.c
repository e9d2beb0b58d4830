/* Two stacks whose tops are indices of the input: each divides a way into as many as it has room. */
struct entry {
  int visible;
  int symbol;
};

struct stack {
  struct entry *entries;
  unsigned size;
};

static int top_symbol(const struct stack *stack) {
  for (unsigned i = stack->size - 1; i + 1 > 0; i--) {
    if (stack->entries[i].visible) {
      return stack->entries[i].symbol;
    }
  }
  return 0;
}

int compare(const struct stack *old, const struct stack *new) {
  int before = top_symbol(old);
  int after = top_symbol(new);
  if (before == 0 || after == 0) {
    return -1;
  }
  if (before == after) {
    return 0;
  }
  return before < after ? 1 : 2;
}
