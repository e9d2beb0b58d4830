// Well-known hash functions and checksums on fixed inputs.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint32_t djb2(const char *s) {
  uint32_t h = 5381;
  while (*s) h = h * 33 + (uint8_t)*s++;
  return h;
}

static uint32_t one_at_a_time(const char *s) {
  uint32_t h = 0;
  for (; *s; s++) {
    h += (uint8_t)*s;
    h += h << 10;
    h ^= h >> 6;
  }
  h += h << 3;
  h ^= h >> 11;
  return h + (h << 15);
}

static uint32_t adler(const char *s) {
  uint32_t a = 1, b = 0;
  for (; *s; s++) a = (a + (uint8_t)*s) % 65521, b = (b + a) % 65521;
  return b << 16 | a;
}

static uint32_t crc_table[256];
static void make_table(void) {
  for (uint32_t i = 0; i < 256; i++) {
    uint32_t c = i;
    for (int k = 0; k < 8; k++) c = c & 1 ? 0xedb88320u ^ c >> 1 : c >> 1;
    crc_table[i] = c;
  }
}
static uint32_t crc(const char *s) {
  uint32_t c = ~0u;
  for (; *s; s++) c = crc_table[(c ^ (uint8_t)*s) & 0xff] ^ c >> 8;
  return ~c;
}

static uint16_t fletcher(const char *s) {
  unsigned a = 0, b = 0;
  for (; *s; s++) a = (a + (uint8_t)*s) % 255, b = (b + a) % 255;
  return (uint16_t)(b << 8 | a);
}

static uint64_t splitmix(uint64_t x) {
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
  x = (x ^ x >> 27) * 0x94d049bb133111ebu;
  return x ^ x >> 31;
}

int main(void) {
  make_table();
  const char *texts[] = {"", "a", "abc", "message digest",
      "The quick brown fox jumps over the lazy dog", "\xff\x80"};
  uint32_t all = 0;
  for (int i = 0; i < 6; i++) {
    const char *t = texts[i];
    printf("%08x %08x %08x %08x %04x\n", djb2(t), one_at_a_time(t), adler(t), crc(t), fletcher(t));
    all ^= djb2(t) ^ crc(t);
  }
  for (uint64_t x = 0; x < 3; x++) printf("%016llx\n", (unsigned long long)splitmix(x));
  printf("%d\n", crc("123456789") == 0xcbf43926);
  return (int)(all & 0xff);
}
