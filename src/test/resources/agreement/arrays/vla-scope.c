// VLAs live until their block ends: in loops, with goto and in recursion.
#include <stdio.h>
#include <string.h>

static int depth_sum(int n) {
  if (n == 0) return 0;
  int local[n];
  for (int i = 0; i < n; i++) local[i] = i + 1;
  int below = depth_sum(n - 1);
  int sum = 0;
  for (int i = 0; i < n; i++) sum += local[i];
  return sum + below;
}

static int permutations(const char *text, int n) {
  if (n <= 1) return 1;
  int count = 0;
  for (int i = 0; i < n; i++) {
    char rest[n];
    memcpy(rest, text, i);
    memcpy(rest + i, text + i + 1, n - i - 1);
    rest[n - 1] = '\0';
    count += permutations(rest, n - 1);
  }
  return count;
}

static const char *pad(char *out, int n) {
  char line[n + 1];
  memset(line, '-', n);
  line[n] = '\0';
  return strcpy(out, line);
}

int main(void) {
  printf("%d\n", depth_sum(10));
  printf("%d\n", permutations("abcde", 5));
  char out[32];
  for (int n = 0; n < 12; n += 4) printf("[%s]\n", pad(out, n));
  int total = 0;
  for (int i = 1; i < 200; i++) {
    char scratch[i * 10];
    scratch[i * 10 - 1] = (char)i;
    total += sizeof scratch + scratch[i * 10 - 1];
    if (i % 50 == 0) continue;
    if (i == 170) break;
  }
  printf("%d\n", total);
  int n = 1;
again:;
  int block[n];
  block[n - 1] = n;
  total += block[n - 1];
  if (++n < 6) goto again;
  printf("%d %zu\n", total, sizeof block);
  return depth_sum(5);
}
