// sprintf and snprintf: truncation, results, building text piece by piece.
#include <stdio.h>
#include <string.h>

struct builder { char text[24]; size_t used; };

static int add(struct builder *b, const char *s, int n) {
  size_t room = sizeof b->text - b->used;
  int r = snprintf(b->text + b->used, room, "%s=%d;", s, n);
  if (r < 0 || (size_t)r >= room) {
    b->text[b->used] = '\0';
    return 0;
  }
  b->used += r;
  return 1;
}

int main(void) {
  char b[16];
  for (size_t size = 0; size <= 8; size += 2) {
    memset(b, '#', sizeof b);
    int n = snprintf(b, size, "%d", 12345);
    printf("%zu %d %.8s\n", size, n, b[0] == '#' ? "untouched" : b);
  }
  printf("%d\n", snprintf(NULL, 0, "%s-%s", "left", "right"));
  printf("%d ", sprintf(b, "%03d|%-4s|", 7, "ab"));
  puts(b);
  struct builder builder = {"", 0};
  int added = 0;
  added += add(&builder, "one", 1);
  added += add(&builder, "two", 22);
  added += add(&builder, "three", 333);
  added += add(&builder, "four", 4444);
  printf("%s %zu %d\n", builder.text, builder.used, added);
  char hex[9];
  for (int i = 0; i < 4; i++) sprintf(hex + 2 * i, "%02x", 0xf0 + i * 5);
  puts(hex);
  char grid[3][8];
  for (int i = 0; i < 3; i++) snprintf(grid[i], sizeof grid[i], "%*d%%", i + 1, i);
  printf("[%s] [%s] [%s]\n", grid[0], grid[1], grid[2]);
  char number[12];
  sprintf(number, "%+.2e", -0.00012345);
  puts(number);
  sprintf(b, "%s", "");
  printf("%zu\n", strlen(b));
  sprintf(b, "a%cb", '\0');
  printf("%zu %c\n", strlen(b), b[2]);
  return snprintf(b, 4, "%s", "truncated");
}
