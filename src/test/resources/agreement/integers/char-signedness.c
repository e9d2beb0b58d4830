// Plain char is signed here: widening, comparison, indexing, printing.
#include <stdio.h>
#include <string.h>

int main(void) {
  char c = (char)0xe9;
  unsigned char u = 0xe9;
  signed char s = (signed char)0xe9;
  printf("%d %d %d\n", c, u, s);
  printf("%d %d %d\n", c == u, c == s, (unsigned char)c == u);
  printf("%x %x %x\n", c, u, (unsigned char)c);
  printf("%d\n", c < 'a');

  int counts[256] = {0};
  const char *text = "caf\xe9 \xe9t\xe9";
  for (const char *p = text; *p; p++) counts[(unsigned char)*p]++;
  printf("%d %d %d\n", counts[0xe9], counts['c'], counts[' ']);
  printf("%d %d\n", text[3], (unsigned char)text[3]);

  char sum = 0;
  for (int i = 0; i < 20; i++) {
    sum += 50;
    if (i % 4 == 3) printf("%d ", sum);
  }
  putchar('\n');

  char edge = 127;
  edge++;
  printf("%d\n", edge);
  edge--;
  printf("%d\n", edge);
  printf("%d %d\n", '\x80' < 0, "\x80"[0] < 0);
  printf("%d\n", strcmp("\x80", "a") > 0);
  printf("%d %d\n", 'ab' == 'a' * 256 + 'b', 'abcd' == 0x61626364);
  printf("%d %d\n", (int)(char)300, (int)(unsigned char)-2);
  char digits[] = "0123456789abcdef";
  for (int i = 0; i < 4; i++) putchar(digits[(u >> (i * 2)) & 15]);
  putchar('\n');
  return (unsigned char)c;
}
