/* Functions that look at the bits of pointers, or make pointers of numbers and bytes. */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct node {
  int key;
  struct node *next;
};

int is_aligned(void *p) {
  if ((uintptr_t)p % 8 == 0) return 1;
  return 0;
}

int reads_aligned_words(const char *p) {
  if ((uintptr_t)p & 3) return *p == 'a';
  return *(const int *)p == 7;
}

int looks_first(const char *p) {
  if (*p == 'x' && ((uintptr_t)p & 7) == 4) return 1;
  return 0;
}

char *rounded_up(char *p) {
  char *q = (char *)(((uintptr_t)p + 15) & ~(uintptr_t)15);
  if (q == p) return 0;
  return q;
}

int tagged_number(uintptr_t v) {
  if (v & 1) {
    if (v >> 1 == 5) return 10;
    return 11;
  }
  struct node *n = (struct node *)v;
  if (!n) return 0;
  if (n->key == 3) return 1;
  return n->next == n;
}

int tagged_pointer(struct node *p) {
  if ((uintptr_t)p & 1) {
    struct node *q = (struct node *)((uintptr_t)p & ~(uintptr_t)1);
    if (!q) return 5;
    if (q->key == 3) return 1;
    return 2;
  }
  return 0;
}

int number_followed(long v) {
  int *p = (int *)v;
  if (p && *p == 3) return 1;
  return 0;
}

int pointer_in_bytes(void *bytes) {
  struct node *p;
  memcpy(&p, bytes, sizeof p);
  if (p == NULL) return 0;
  if (p->key == 4) return 1;
  return 2;
}

/* A pointer that shares its bytes with bits, the lowest of which says which it is. */
union value {
  struct {
    unsigned char is_inline : 1;
    unsigned char small : 7;
    unsigned char symbol;
  } data;
  struct node *ptr;
};

int shared_bytes(union value v) {
  if (v.data.is_inline) {
    if (v.data.symbol == 9) return 1;
    return 2;
  }
  if (v.ptr->key == 5) return 3;
  return 4;
}

int pointers_compared_as_bytes(struct node *a, struct node *b) {
  if (memcmp(a, b, sizeof *a) == 0) return 1;
  return 0;
}

int pointer_and_number(struct node *p, uintptr_t v) {
  if (p->key == 1 && (uintptr_t)p == v) return 1;
  return 0;
}

static int pool[8];

int in_pool(int *p) {
  if (p >= pool && p < pool + 8) return 1;
  return 0;
}

/* The numbers of errors in the place of pointers, as in kernels: beyond all addresses. */
#define IS_ERROR(p) ((unsigned long)(p) >= (unsigned long)-4095)

struct device {
  int id;
  int (*open)(struct device *, int flags);
};

int error_or_pointer(struct device *d, int flags) {
  if (IS_ERROR(d)) return (int)(long)d;
  if (!d->open) return -38;
  if (d->open(d, flags) < 0) return d->id == 7;
  return 0;
}

static void *looked_up(struct device **all, int id) {
  if (all[0]->id == id) return all[0];
  return (void *)-19L;
}

int looked_up_or_error(struct device **all, int id) {
  struct device *d = looked_up(all, id);
  if (IS_ERROR(d)) return -1;
  return d->open ? 1 : 0;
}

int negative_pointer(void *p) {
  if ((long)p < 0) return 1;
  return 0;
}

int small_number(void *p) {
  if ((uintptr_t)p > 0 && (uintptr_t)p < 10) return 1;
  return 0;
}

struct tagged {
  uintptr_t parent_and_color;
  struct tagged *left;
  struct tagged *right;
};

int is_left_child(struct tagged *n) {
  struct tagged *parent = (struct tagged *)(n->parent_and_color & ~(uintptr_t)3);
  struct tagged *child = n->right;
  if (!parent || !child) return -1;
  child->parent_and_color |= 1;
  if (parent->left == child) return 2;
  return parent->left == n;
}

int upper_byte(char **p) {
  unsigned char *bytes = (unsigned char *)p;
  if (!*p) return -1;
  return bytes[5];
}
