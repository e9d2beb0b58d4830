// Permutations, subsets, combinations and partitions, in order.
#include <stdio.h>
#include <string.h>

static int printed;

static void permute(char *s, int at, int n) {
  if (at == n) {
    printf("%s ", s);
    printed++;
    return;
  }
  for (int i = at; i < n; i++) {
    char t = s[at];
    s[at] = s[i], s[i] = t;
    permute(s, at + 1, n);
    t = s[at];
    s[at] = s[i], s[i] = t;
  }
}

static int subsets(const int *a, int n, int target) {
  if (target == 0) return 1;
  if (n == 0 || target < 0) return 0;
  return subsets(a + 1, n - 1, target - a[0]) + subsets(a + 1, n - 1, target);
}

static void combine(const char *s, int k, char *out, int length) {
  if (k == 0) {
    out[length] = '\0';
    printf("%s ", out);
    return;
  }
  for (; *s; s++) {
    out[length] = *s;
    combine(s + 1, k - 1, out, length + 1);
  }
}

static int partitions(int n, int largest, int *parts, int depth) {
  if (n == 0) {
    for (int i = 0; i < depth; i++) printf("%d%s", parts[i], i + 1 < depth ? "+" : " ");
    return 1;
  }
  int count = 0;
  for (int p = n < largest ? n : largest; p > 0; p--) {
    parts[depth] = p;
    count += partitions(n - p, p, parts, depth + 1);
  }
  return count;
}

int main(void) {
  char text[] = "abc", out[8];
  permute(text, 0, 3);
  printf("%d\n", printed);
  int coins[] = {1, 2, 3, 4, 5, 6, 7};
  printf("%d %d\n", subsets(coins, 7, 10), subsets(coins, 7, 28));
  combine("abcd", 2, out, 0);
  putchar('\n');
  int parts[8];
  int count = partitions(6, 6, parts, 0);
  printf("%d\n", count);
  return printed * 10 + count;
}
