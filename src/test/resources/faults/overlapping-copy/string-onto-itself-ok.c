// The name that is kept already is not copied.
#include <stdio.h>
#include <string.h>

static char kept[16];

static void keep(const char *name) {
  if (name != kept) strcpy(kept, name);
}

int main(void) {
  keep("Ada");
  keep(kept);
  printf("%s\n", kept);
  return 0;
}
