// UTF-8 encoding and decoding, Caesar, run lengths, hexadecimal.
#include <stdio.h>
#include <string.h>

static int encode(unsigned c, char *out) {
  if (c < 0x80) return out[0] = (char)c, 1;
  int n = c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
  for (int i = n - 1; i > 0; i--, c >>= 6) out[i] = (char)(0x80 | (c & 0x3f));
  out[0] = (char)((0xf00 >> n) | c);
  return n;
}

static const char *decode(const char *s, unsigned *c) {
  unsigned char lead = (unsigned char)*s++;
  int more = lead < 0x80 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
  *c = more ? lead & (0x3f >> more) : lead;
  while (more--) *c = *c << 6 | ((unsigned char)*s++ & 0x3f);
  return s;
}

static void caesar(char *s, int by) {
  for (; *s; s++) {
    if (*s >= 'a' && *s <= 'z') *s = 'a' + (*s - 'a' + by + 26) % 26;
    if (*s >= 'A' && *s <= 'Z') *s = 'A' + (*s - 'A' + by + 26) % 26;
  }
}

static void runs(const char *s, char *out) {
  while (*s) {
    int n = 1;
    while (s[n] == s[0]) n++;
    out += n > 1 ? sprintf(out, "%d%c", n, *s) : sprintf(out, "%c", *s);
    s += n;
  }
}

int main(void) {
  unsigned points[] = {'A', 0xe9, 0x20ac, 0x1f600, 0x7ff, 0x800, 0xffff};
  char text[40], *end = text;
  for (int i = 0; i < 7; i++) end += encode(points[i], end);
  *end = '\0';
  for (char *p = text; *p; p++) printf("%02x", (unsigned char)*p);
  putchar('\n');
  unsigned c;
  int wrong = 0;
  const char *p = text;
  for (int i = 0; i < 7; i++) {
    p = decode(p, &c);
    wrong += c != points[i];
  }
  printf("%d %d %zu\n", wrong, p == end, strlen(text));
  char message[] = "Hello, xyz!";
  caesar(message, 3);
  puts(message);
  caesar(message, -3);
  puts(message);
  char packed[32];
  runs("aaabccddddde", packed);
  puts(packed);
  return (int)strlen(text);
}
