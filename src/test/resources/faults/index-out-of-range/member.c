// The name of an entry runs over into its number.
#include <stdio.h>

struct entry {
  char name[4];
  int number;
};

static void rename_to(struct entry *e, const char *name) {
  int i = 0;
  do {
    e->name[i] = name[i];  // fault: index-out-of-range
  } while (name[i++] != 0);
}

int main(void) {
  struct entry e = {"", 7};
  rename_to(&e, "four");
  return 0;
}
