// fread of records and bytes from standard input.
#include <stdio.h>

struct record { char name[4]; unsigned char size; char newline; };

int main(void) {
  struct record r;
  int count = 0, total = 0;
  char magic[5] = {0};
  printf("%zu ", fread(magic, 1, 4, stdin));
  printf("%s\n", magic);
  getchar();
  for (int i = 0; i < 3 && fread(&r, sizeof r, 1, stdin) == 1; i++) {
    printf("%.4s %c %d\n", r.name, r.size, r.newline == '\n');
    total += r.size;
    count++;
  }
  char block[8];
  size_t n;
  while ((n = fread(block, 1, sizeof block, stdin)) > 0) {
    printf("%zu [", n);
    for (size_t i = 0; i < n; i++) putchar(block[i] == '\n' ? '/' : block[i]);
    puts("]");
  }
  printf("%d %zu\n", feof(stdin) != 0, fread(block, 1, 1, stdin));
  return total - count;
}
