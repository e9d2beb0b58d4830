/* Makes a tree and a key of bytes, for find. */
#include "bytes.h"

#include "corpus/linked/tree.c"

enum { MOST = 8 };

/* Children have greater numbers than their parents, so that there are no cycles. */
static struct node *tree(void) {
  static struct node nodes[MOST];
  int count = byte() % (MOST + 1);
  for (int i = 0; i < count; i++) {
    int left_child = i + 1 + byte() % MOST;
    int right_child = i + 1 + byte() % MOST;
    nodes[i].key = (int8_t)byte();
    nodes[i].left = left_child < count ? &nodes[left_child] : NULL;
    nodes[i].right = right_child < count && right_child != left_child ? &nodes[right_child] : NULL;
  }
  return count > 0 ? &nodes[0] : NULL;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  input = data;
  left = size;
  struct node *root = tree();
  int key = (int8_t)byte();
  find(root, key);
  return 0;
}
