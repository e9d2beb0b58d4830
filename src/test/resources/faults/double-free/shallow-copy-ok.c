// Each of two structs owns a block of its own.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct text { char *letters; };

static struct text make(const char *letters) {
  struct text t = {strdup(letters)};
  return t;
}

static void destroy(struct text *t) { free(t->letters); }

int main(void) {
  struct text a = make("letters");
  struct text b = make(a.letters);
  printf("%s %s\n", a.letters, b.letters);
  fflush(stdout);
  destroy(&a);
  destroy(&b);
  return 0;
}
