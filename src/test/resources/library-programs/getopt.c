#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int flag;
static const struct option names[] = {
    {"verbose", no_argument, NULL, 'v'}, {"verify", no_argument, NULL, 'V'}, {"file", required_argument, NULL, 'f'},
    {"level", optional_argument, NULL, 'l'}, {"flag", no_argument, &flag, 42}, {"file-name", required_argument, NULL, 'F'},
    {"a", no_argument, NULL, 1000}, {0}};

static unsigned int seed = 1;

static int pick(int limit) {
  seed = seed * 1664525u + 1013904223u;
  return (int)((seed >> 8) % (unsigned)limit);
}

static const char *const words[] = {
    "-a", "-b", "-ab", "-c", "-cfoo", "-d", "-dbar", "-x", "-", "--", "file", "other", "--verbose", "--ver", "--verb", "--file",
    "--file=x", "--fil", "--fil=y", "--level", "--level=3", "--flag", "--flag=1", "--nope", "--l=", "-abc", "-acb", "-:", "-verbose",
    "-file", "-fl", "-level=2", "-av", "-vx", "--a", "--=", "-W"};

static void scan(int kind, const char *letters) {
  char *arguments[12] = {"prog"};
  int count = 1 + pick(9), index, c, rounds = 0;
  for (int i = 1; i < count; i++) arguments[i] = (char *)words[pick(sizeof words / sizeof *words)];
  arguments[count] = NULL;
  optind = pick(2), opterr = pick(5) > 0, flag = 0, optopt = '?';
  if (optind == 1) optind = 0;
  for (;;) {
    index = -1;
    if (kind == 0) c = getopt(count, arguments, letters);
    if (kind == 1) c = getopt_long(count, arguments, letters, names, &index);
    if (kind == 2) c = getopt_long_only(count, arguments, letters, names, &index);
    fprintf(stderr, "%d %s %d %d %d %d;", c, optarg ? optarg : "-", optind, optopt, index, flag);
    if (c == -1 || ++rounds > 30) break;
  }
  for (int i = 0; i < count; i++) fprintf(stderr, " %s", arguments[i]);
  fprintf(stderr, "\n");
}

int main(int argc, char **argv) {
  static const char *const letters[] = {"abc:d::", ":abc:d::", "+abc:d::", "-abc:d::", "av", "+:ac:", "f:lv"};
  for (int c; (c = getopt(argc, argv, "xy")) != -1;) printf("%c", c);
  printf(" %d %s\n", optind, argv[optind]);
  for (int i = 0; i < 3000; i++) scan(i % 3, letters[pick(7)]);
}
