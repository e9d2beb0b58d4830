/* flags: -std=c11 -D_GNU_SOURCE */
#include <stdio.h>
#include <string.h>
#include <errno.h>
#include <threads.h>
struct item { _Alignas(16) char name[8]; union { struct { int a, b; }; long both; }; };
_Thread_local int per_thread;
int emit(FILE *to, const struct item *i);
int use(struct item *i, const char *name) {
  if (i == NULL || name == NULL) return -1;
  if (strcmp(i->name, "ab") == 0) return 1;
  if (i->a == 3 && i->b == 4) return 2;
  if (emit(stdout, i) < 0) { per_thread++; return 3; }
  if (_Generic(i->both, long: i->both, default: 0) == 9) return 4;
  return errno == 2 ? 5 : 0;
}
