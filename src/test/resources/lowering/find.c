/* The second worked example of the shape generation method; its numbers are the published ones. */
struct tree {
  int data;
  struct tree *left;
  struct tree *right;
};

void find(struct tree *L, int y, struct tree *q) {
  struct tree *p;
  p = L;
  q = 0;
  while (p != 0) {
    if (y == p->data) {
      q = p;
      p = 0;
    } else {
      if (y < p->data)
        p = p->left;
      else
        p = p->right;
    }
  }
}
