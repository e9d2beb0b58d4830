/* The same with pointers that were made of bytes: pieces may overlap in part. */
#include <stddef.h>

struct pair {
  int a, b;
};

int numbers_twin(char *bytes, int n) {
  int *p = (int *)bytes, *q = (int *)(bytes + n);
  *p = 0x01010101;
  *q = 0x02020202;
  if (*p != 0x01010101 && *p != 0x02020202) return 1;
  return p == q;
}

int members_twin(struct pair *p, int n) {
  struct pair *q = (struct pair *)((char *)p + n);
  p->a = 1;
  q->b = 2;
  if (p->a != 1) return 1;
  return 0;
}

int through_void_twin(char *bytes, int n) {
  void *one = bytes, *other = bytes + n;
  int *p = one, *q = other;
  *p = 0x01010101;
  *q = 0x02020202;
  if (*p != 0x01010101 && *p != 0x02020202) return 1;
  return p == q;
}

int by_number_twin(size_t one, size_t other) {
  int *p = (int *)one, *q = (int *)other;
  *p = 0x01010101;
  *q = 0x02020202;
  if (*p != 0x01010101 && *p != 0x02020202) return 1;
  return p == q;
}

int same_still(char *bytes) {
  int *p = (int *)bytes;
  *p = 5;
  bytes[4] = 1;
  if (*p != 5) return 1; // infeasible: 4:T - behind it
  if (bytes[4] != 1) return 2; // infeasible: 6:T - just written
  return bytes == NULL; // never, but no branch
}

int main(void) {
  union {
    char bytes[16];
    struct pair pairs[2];
  } room = {{0}};
  int sum = 0;
  for (int n = 0; n < 6; n++) {
    sum += numbers_twin(room.bytes, n) + through_void_twin(room.bytes, n);
    sum += by_number_twin((size_t)room.bytes, (size_t)room.bytes + n);
  }
  sum += members_twin(room.pairs, 0) + members_twin(room.pairs + 1, -4) + same_still(room.bytes);
  return sum & 1;
}
