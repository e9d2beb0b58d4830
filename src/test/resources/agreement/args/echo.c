// The arguments of main, their number and their end.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv) {
  printf("%d arguments\n", argc - 1);
  long sum = 0;
  size_t letters = 0;
  for (int i = 1; i < argc; i++) {
    char *end;
    long n = strtol(argv[i], &end, 0);
    printf("%d [%s]", i, argv[i]);
    if (end != argv[i] && *end == '\0') {
      printf(" number %ld", n);
      sum += n;
    } else if (argv[i][0] == '-') {
      printf(" option %s", argv[i] + 1);
    }
    putchar('\n');
    letters += strlen(argv[i]);
  }
  printf("%d\n", argv[argc] == NULL);
  argv[1][0] = '#';
  char **rest = argv + 1;
  while (*rest) printf("%s%c", *rest, rest[1] ? ',' : '\n'), rest++;
  printf("sum %ld letters %zu\n", sum, letters);
  return (int)sum & 0xff;
}
