// Counting sort, radix sort on bytes and strings, bucket sort on doubles.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static void counting(unsigned char *a, int n) {
  int counts[256] = {0};
  for (int i = 0; i < n; i++) counts[a[i]]++;
  for (int v = 0, k = 0; v < 256; v++)
    while (counts[v]-- > 0) a[k++] = (unsigned char)v;
}

static void radix(uint32_t *a, int n) {
  uint32_t other[64];
  for (int shift = 0; shift < 32; shift += 8) {
    int starts[257] = {0};
    for (int i = 0; i < n; i++) starts[(a[i] >> shift & 0xff) + 1]++;
    for (int v = 0; v < 256; v++) starts[v + 1] += starts[v];
    for (int i = 0; i < n; i++) other[starts[a[i] >> shift & 0xff]++] = a[i];
    memcpy(a, other, n * sizeof *a);
  }
}

static void by_letters(const char **words, int n, int length) {
  const char *other[16];
  for (int at = length - 1; at >= 0; at--) {
    int k = 0;
    for (int c = 'a'; c <= 'z'; c++)
      for (int i = 0; i < n; i++)
        if (words[i][at] == c) other[k++] = words[i];
    memcpy(words, other, n * sizeof *words);
  }
}

static void buckets(double *a, int n) {
  double bucket[8][16];
  int sizes[8] = {0};
  for (int i = 0; i < n; i++) {
    int b = (int)(a[i] * 8), k = sizes[b]++;
    for (; k > 0 && bucket[b][k - 1] > a[i]; k--) bucket[b][k] = bucket[b][k - 1];
    bucket[b][k] = a[i];
  }
  for (int b = 0, i = 0; b < 8; b++)
    for (int k = 0; k < sizes[b]; k++) a[i++] = bucket[b][k];
}

int main(void) {
  unsigned char letters[] = "counting sort";
  counting(letters, (int)sizeof letters - 1);
  printf("[%s]\n", letters);
  uint32_t numbers[40], x = 99;
  for (int i = 0; i < 40; i++) numbers[i] = x = x * 1664525u + 1013904223u;
  radix(numbers, 40);
  int sorted = 1;
  for (int i = 1; i < 40; i++) sorted &= numbers[i - 1] <= numbers[i];
  printf("%d %u %u\n", sorted, numbers[0], numbers[39]);
  const char *words[] = {"cow", "dog", "sea", "rug", "row", "mob", "box", "tab", "bar", "ear",
      "tar", "dig", "big", "tea", "now", "fox"};
  by_letters(words, 16, 3);
  for (int i = 0; i < 16; i++) printf("%s ", words[i]);
  putchar('\n');
  double values[12];
  for (int i = 0; i < 12; i++) values[i] = (i * 37 % 100) / 100.0;
  buckets(values, 12);
  for (int i = 0; i < 12; i++) printf("%.2f ", values[i]);
  putchar('\n');
  return (int)(numbers[20] & 0xff);
}
