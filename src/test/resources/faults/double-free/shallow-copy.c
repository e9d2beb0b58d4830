// Two structs own the same block after a plain copy.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct text { char *letters; };

static struct text make(const char *letters) {
  struct text t = {strdup(letters)};
  return t;
}

static void destroy(struct text *t) { free(t->letters); }  // fault: double-free

int main(void) {
  struct text a = make("letters");
  struct text b = a;
  printf("%s %s\n", a.letters, b.letters);
  fflush(stdout);
  destroy(&a);
  destroy(&b);
  return 0;
}
