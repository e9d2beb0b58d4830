// The last name is copied although it may be the one that is kept already.
#include <stdio.h>
#include <string.h>

static char kept[16];

static void keep(const char *name) {
  strcpy(kept, name);  // fault: overlapping-copy
}

int main(void) {
  keep("Ada");
  keep(kept);
  printf("%s\n", kept);
  return 0;
}
