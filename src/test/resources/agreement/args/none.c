// A program without arguments: argc, argv, and main called again.
#include <stdio.h>
#include <string.h>

static int depth;

int main(int argc, char **argv, char **environment) {
  if (depth++ < 3) {
    char name[] = "again", extra[] = "extra";
    char *again[] = {name, extra, extra, NULL};
    printf("depth %d argc %d last %d\n", depth, argc, argv[argc] == NULL || depth > 1);
    return main(depth, again, NULL) + depth;
  }
  int length = 0;
  while (argv[length]) length++;
  printf("%d %d %s\n", argc, length, argv[0]);
  printf("%d %d\n", strcmp(argv[1], argv[2]), argv[3] == NULL);
  printf("%d\n", environment == NULL);
  return argc;
}
