// Comparing member by member, copying with memcpy, clearing, swapping.
#include <stdio.h>
#include <string.h>

struct rgb { unsigned char r, g, b; };
struct record { int id; char key[4]; struct rgb colour; };

static int equal(const struct record *a, const struct record *b) {
  return a->id == b->id && memcmp(a->key, b->key, sizeof a->key) == 0 &&
         memcmp(&a->colour, &b->colour, sizeof a->colour) == 0;
}

static void swap(void *a, void *b, size_t n) {
  unsigned char *p = a, *q = b;
  while (n--) {
    unsigned char t = *p;
    *p++ = *q;
    *q++ = t;
  }
}

int main(void) {
  struct record a = {1, "abc", {1, 2, 3}}, b, c = {2, "xyz", {9, 8, 7}};
  memcpy(&b, &a, sizeof b);
  printf("%d %d\n", equal(&a, &b), equal(&a, &c));
  b.colour.b = 4;
  printf("%d\n", equal(&a, &b));
  swap(&a, &c, sizeof a);
  printf("%d %s %d | %d %s %d\n", a.id, a.key, a.colour.r, c.id, c.key, c.colour.r);
  memset(&b, 0, sizeof b);
  printf("%d %zu %d\n", b.id, strlen(b.key), b.colour.g);
  swap(&a.colour, &b.colour, sizeof(struct rgb));
  printf("%d%d%d %d%d%d\n", a.colour.r, a.colour.g, a.colour.b, b.colour.r, b.colour.g, b.colour.b);

  struct rgb palette[4] = {{1, 1, 1}, {2, 2, 2}, {3, 3, 3}, {4, 4, 4}};
  memmove(&palette[1], &palette[0], 3 * sizeof *palette);
  for (int i = 0; i < 4; i++) printf("%d ", palette[i].g);
  unsigned char *raw = (unsigned char *)palette;
  printf("\n%d %zu\n", raw[11], sizeof palette);
  struct rgb *p = palette, *q = palette + 3;
  *p = *q, p->r = 9;
  printf("%d %d %d\n", palette[0].r, palette[0].g, q->r);
  return equal(&a, &a) + 2 * equal(&b, &c);
}
