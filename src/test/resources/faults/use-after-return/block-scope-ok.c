// A pointer into a block is used inside the block.
#include <stdio.h>

int main(int argc, char **argv) {
  (void)argv;
  const char *name = "many";
  char text[4] = "one";
  if (argc == 1) {
    name = text;
  }
  char first = name[0];
  printf("%d\n", first != 0);
  return 0;
}
