// Structs with bit-fields passed, returned, copied, compared and stored in arrays.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct rgb { uint16_t r : 5, g : 6, b : 5; };
struct key { uint32_t shard : 4, slot : 12, version : 16; };
struct odd { uint64_t a : 3, b : 60; int c : 7; char d; };

static struct rgb mix(struct rgb a, struct rgb b) {
  return (struct rgb){(a.r + b.r) / 2, (a.g + b.g) / 2, (a.b + b.b) / 2};
}

static struct key bump(struct key k) {
  if (++k.version == 0 && ++k.slot == 0) k.shard++;
  return k;
}

static struct odd shuffle(struct odd o) {
  uint64_t t = o.a;
  o.a = o.b;
  o.b = o.b >> 3 | t << 57;
  o.c = -o.c;
  o.d++;
  return o;
}

static int equal(struct key a, struct key b) {
  return a.shard == b.shard && a.slot == b.slot && a.version == b.version;
}

int main(void) {
  struct rgb red = {31, 0, 0}, white = {31, 63, 31}, m = mix(red, white);
  printf("%d %d %d\n", m.r, m.g, m.b);
  printf("%d\n", mix(mix(red, m), white).g);
  struct key k = {15, 4095, 65534};
  for (int i = 0; i < 3; i++) {
    printf("%d/%d/%d ", k.shard, k.slot, k.version);
    k = bump(k);
  }
  printf("%d/%d/%d\n", k.shard, k.slot, k.version);
  struct key copy = k, list[3] = {k, bump(k), {1, 2, 3}};
  printf("%d %d %d\n", equal(k, copy), equal(list[0], list[1]), list[2].slot);
  uint32_t raw;
  memcpy(&raw, &list[2], sizeof raw);
  printf("%08x\n", raw);
  struct odd o = {5, 0x123456789abcdef, -60, 'x'};
  for (int i = 0; i < 3; i++) {
    o = shuffle(o);
    printf("%d %llx %d %c\n", (int)o.a, (unsigned long long)o.b, o.c, o.d);
  }
  printf("%zu %zu %zu\n", sizeof(struct rgb), sizeof(struct key), sizeof(struct odd));
  struct key *p = &list[1];
  p->slot = p->version = 0x1abc;
  printf("%x %x\n", p->slot, p->version);
  return shuffle(o).d;
}
