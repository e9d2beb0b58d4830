/* getopt.h: which long option a text on the command line means. */

typedef unsigned long size_t;
typedef struct _IO_FILE FILE;

struct option {
  const char *name;
  int has_arg;
  int *flag;
  int val;
};

extern FILE *stderr;
extern int fprintf(FILE *stream, const char *format, ...);
extern size_t strlen(const char *text);
extern int strncmp(const char *left, const char *right, size_t limit);
extern size_t strcspn(const char *text, const char *rejected);

enum { UNKNOWN = -1, AMBIGUOUS = -2 };

static int same_meaning(const struct option *one, const struct option *other) {
  return one->has_arg == other->has_arg && one->flag == other->flag && one->val == other->val;
}

static int begins_with(const struct option *option, const char *text, size_t length) {
  return strncmp(option->name, text, length) == 0;
}

static void list_candidates(
    const struct option *names, const char *text, size_t length, const char *dashes,
    const char *program) {
  fprintf(stderr, "%s: option '%s%s' is ambiguous; possibilities:", program, dashes, text);
  for (const struct option *each = names; each->name != 0; each++) {
    if (begins_with(each, text, length)) {
      fprintf(stderr, " '%s%s'", dashes, each->name);
    }
  }
  fprintf(stderr, "\n");
}

/*
 * The index of the option whose name the text is, or which it abbreviates; -1 where there is none,
 * -2 where it abbreviates several that mean different things, which is said on stderr if loud.
 */
int __hw_find_long_option(
    const struct option *names, const char *text, const char *dashes, const char *program,
    int loud) {
  size_t length = strcspn(text, "=");
  int found = UNKNOWN;
  int ambiguous = 0;
  for (int i = 0; names[i].name != 0; i++) {
    if (!begins_with(&names[i], text, length)) {
      continue;
    }
    if (strlen(names[i].name) == length) {
      return i;
    }
    if (found == UNKNOWN) {
      found = i;
    } else if (dashes[1] == '\0' || !same_meaning(&names[found], &names[i])) {
      ambiguous = 1;
    }
  }
  if (!ambiguous) {
    return found;
  }
  if (loud) {
    list_candidates(names, text, length, dashes, program);
  }
  return AMBIGUOUS;
}
