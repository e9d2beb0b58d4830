// Packed structs have no padding, whole or for single members.
#include <stddef.h>
#include <stdio.h>
#include <string.h>

struct __attribute__((packed)) header { char tag; int length; short crc; double value; };
struct part { char c; int i __attribute__((packed)); short s; };
struct outer { char c; struct header h; char d; };
struct __attribute__((packed)) around { char c; struct { char x; int y; } in; };
#pragma pack(push, 2)
struct two { char c; long l; char d; int i; };
#pragma pack(pop)
struct normal { char c; long l; char d; int i; };

int main(void) {
  printf("%zu %zu\n", sizeof(struct header), _Alignof(struct header));
  printf("%zu %zu %zu\n", offsetof(struct header, length), offsetof(struct header, crc),
         offsetof(struct header, value));
  printf("%zu %zu %zu\n", sizeof(struct part), offsetof(struct part, i), offsetof(struct part, s));
  printf("%zu %zu %zu\n", sizeof(struct outer), offsetof(struct outer, h),
      offsetof(struct outer, d));
  printf("%zu %zu\n", sizeof(struct around), offsetof(struct around, in.y));
  printf("%zu %zu %zu\n", sizeof(struct two), offsetof(struct two, l), offsetof(struct two, i));
  printf("%zu\n", sizeof(struct normal));

  struct header h = {'H', 0x01020304, -1, 1.5};
  h.length += 0x10;
  h.value *= 2;
  h.crc--;
  unsigned char raw[sizeof h];
  memcpy(raw, &h, sizeof h);
  for (size_t i = 0; i < sizeof raw; i++) printf("%02x ", raw[i]);
  struct header back;
  memcpy(&back, raw, sizeof back);
  printf("\n%c %x %d %g\n", back.tag, back.length, back.crc, back.value);
  struct header list[3] = {[2] = {'z', 7, 8, 9}};
  printf("%zu %d %g\n", sizeof list, list[2].length, list[2].value);
  struct two t = {1, -2, 3, 4};
  struct two copy = t;
  copy.l--;
  printf("%ld %d\n", copy.l, copy.i);
  return sizeof(struct header);
}
