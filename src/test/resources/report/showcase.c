/* One of everything that a report shows. Text that trips up a careless page: </script> <!-- & "x" 'y' */
#include <stdlib.h>

struct node {
  int key;
  struct node *left, *right;
};

struct node *find(struct node *root, int key) {
  while (root != NULL) {
    if (root->key == key) return root;
    if (key < root->key) root = root->left;
    else
      root = root->right;
  }
  return NULL;
}

int clamp(int n) {
  if (n < 0) n = 0;
  if (n < -5) return -1; /* never: n is not negative any more */
  return n;
}

int first(const struct node *root) {
	if (root->left == NULL) return root->key;
	return root->left->key;
}

int hash(const char *text, unsigned wanted) {
  unsigned h = 5381;
  while (*text != '\0') h = h * 33 + (unsigned char)*text++;
  if (h == wanted)
    return 1;
  return h == 0x12345678u && h % 33 == 7 ? 2 : 0;
}

const char *markup(int kind) {
  switch (kind) {
    case 0:
    case 1:
      return "</script><script>alert(1)</script>";
    case 2:
      return "<!-- &amp; ]]> \"";
    default:
      return "plain";
  }
}
