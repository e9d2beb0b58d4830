// A pointer into a block is used after the block has ended.
#include <stdio.h>

int main(int argc, char **argv) {
  (void)argv;
  const char *name = "many";
  if (argc == 1) {
    char text[4] = "one";
    name = text;
  }
  char first = name[0];  // fault: use-after-return
  printf("%d\n", first != 0);
  return 0;
}
