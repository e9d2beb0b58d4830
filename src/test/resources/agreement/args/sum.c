// Numbers from the arguments: sum, extremes, sorted, and rejected ones.
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

int main(int argc, char **argv) {
  double *values = malloc(argc * sizeof *values), sum = 0;
  int n = 0, rejected = 0;
  while (*++argv) {
    char *end;
    double v = strtod(*argv, &end);
    if (end == *argv || *end) {
      printf("rejected \"%s\"\n", *argv);
      rejected++;
      continue;
    }
    values[n++] = v;
    sum += v;
  }
  qsort(values, n, sizeof *values, ascending);
  for (int i = 0; i < n; i++) printf("%g ", values[i]);
  printf("\n%d values, sum %g, range %g\n", n, sum, n ? values[n - 1] - values[0] : 0);
  free(values);
  return rejected * 10 + n;
}
