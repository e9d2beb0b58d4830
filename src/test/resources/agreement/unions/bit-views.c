// A register seen as one value and as bit-fields, one union for both.
#include <stdint.h>
#include <stdio.h>

union status {
  uint16_t raw;
  struct {
    uint16_t carry : 1, zero : 1, mode : 3, level : 5, : 2, code : 4;
  };
};

union ip {
  uint32_t address;
  struct { uint8_t a, b, c, d; } parts;
  uint8_t octets[4];
};

union colour {
  uint16_t packed;
  struct { uint16_t blue : 5, green : 6, red : 5; } rgb;
};

int main(void) {
  union status s = {0};
  s.carry = 1;
  s.mode = 5;
  s.level = 17;
  s.code = 0xa;
  printf("%04x\n", s.raw);
  s.raw = 0xffff;
  printf("%d %d %d %d %d\n", s.carry, s.zero, s.mode, s.level, s.code);
  s.level = 0;
  s.zero = 0;
  printf("%04x\n", s.raw);
  s.mode++;
  s.code--;
  printf("%04x %d\n", s.raw, s.mode);

  union ip ip = {.parts = {192, 168, 1, 254}};
  printf("%08x\n", ip.address);
  ip.octets[3] += 5;
  printf("%d.%d.%d.%d\n", ip.parts.a, ip.parts.b, ip.parts.c, ip.parts.d);
  ip.address = ~ip.address;
  printf("%d.%d\n", ip.octets[0], ip.octets[1]);

  union colour c = {.rgb = {.red = 31, .green = 32, .blue = 7}};
  printf("%04x\n", c.packed);
  c.packed = c.packed << 5 | c.packed >> 11;
  printf("%d %d %d\n", c.rgb.red, c.rgb.green, c.rgb.blue);
  for (c.packed = 1; c.packed; c.packed <<= 4)
    printf("%d/%d/%d ", c.rgb.red, c.rgb.green, c.rgb.blue);
  printf("\n%zu %zu %zu\n", sizeof s, sizeof ip, sizeof c);
  return s.raw & 0x7f;
}
