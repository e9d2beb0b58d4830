// Bytes of integers through unions and char pointers: little-endian order.
#include <stdint.h>
#include <stdio.h>

union u16 { uint16_t v; uint8_t b[2]; };
union u64 { uint64_t v; uint32_t w[2]; uint16_t h[4]; uint8_t b[8]; int8_t s[8]; };

static uint32_t read_big(const uint8_t *p) {
  return (uint32_t)p[0] << 24 | p[1] << 16 | p[2] << 8 | p[3];
}

static void write_little(uint8_t *p, uint64_t v, int n) {
  for (int i = 0; i < n; i++) p[i] = (uint8_t)(v >> (8 * i));
}

int main(void) {
  union u16 probe = {1};
  puts(probe.b[0] ? "little" : "big");
  union u64 u = {.v = 0x1122334455667788};
  for (int i = 0; i < 8; i++) printf("%02x ", u.b[i]);
  printf("\n%08x %08x\n", u.w[0], u.w[1]);
  for (int i = 0; i < 4; i++) printf("%04x ", u.h[i]);
  putchar('\n');
  u.h[1] = 0xabcd;
  printf("%016llx\n", (unsigned long long)u.v);
  u.s[7] = -1;
  printf("%016llx %d\n", (unsigned long long)u.v, (int64_t)u.v < 0);
  u.w[0]++;
  printf("%016llx\n", (unsigned long long)u.v);

  uint8_t raw[12] = {0xde, 0xad, 0xbe, 0xef};
  printf("%08x %08x\n", read_big(raw), read_big(raw + 1));
  write_little(raw + 4, u.v, 8);
  union u64 back;
  for (int i = 0; i < 8; i++) back.b[i] = raw[4 + i];
  printf("%d\n", back.v == u.v);
  uint32_t x = 0x01020304;
  unsigned char *bytes = (unsigned char *)&x;
  printf("%d%d%d%d\n", bytes[0], bytes[1], bytes[2], bytes[3]);
  bytes[3] = 0x7f;
  printf("%u\n", x);
  return u.b[0];
}
