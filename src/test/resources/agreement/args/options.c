// Options parsed by hand: flags that combine, values, a double dash.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct options { int verbose, all, count; const char *name; };

static int fail(const char *what, const char *arg) {
  printf("error: %s %s\n", what, arg);
  return -1;
}

static int parse(int argc, char **argv, struct options *o) {
  int i;
  for (i = 1; i < argc && argv[i][0] == '-' && argv[i][1]; i++) {
    char *a = argv[i];
    if (!strcmp(a, "--")) return i + 1;
    if (!strncmp(a, "--name=", 7)) {
      o->name = a + 7;
      continue;
    }
    if (a[1] == '-') return fail("unknown option", a);
    for (a++; *a; a++) switch (*a) {
        case 'v': o->verbose++; break;
        case 'a': o->all = 1; break;
        case 'n':
          o->count = atoi(a[1] ? a + 1 : ++i < argc ? argv[i] : "-1");
          a += strlen(a) - 1;
          break;
        default: return fail("unknown flag", a);
      }
  }
  return i;
}

int main(int argc, char *argv[]) {
  struct options o = {.name = "nobody"};
  int first = parse(argc, argv, &o);
  printf("verbose %d all %d count %d name %s\n", o.verbose, o.all, o.count, o.name);
  if (first < 0) return 2;
  for (int i = first; i < argc; i++) printf("operand %s\n", argv[i]);
  return argc - first + 10 * o.verbose;
}
