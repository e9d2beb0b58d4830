/* Options of the command line, and the locale. */
#include <ctype.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct settings { int verbose; const char *output; int jobs; };

int parse_options(int argc, char **argv, struct settings *s) {
  int option;
  while ((option = getopt(argc, argv, "vo:j:")) != -1) {
    switch (option) { // infeasible: 2:default - no other letter is answered
      case 'v':
        s->verbose++;
        break;
      case 'o':
        if (optarg == NULL) return -3; // infeasible: 4:T - o has an argument
        s->output = optarg;
        break;
      case 'j':
        s->jobs = atoi(optarg);
        if (s->jobs < 1) return -1;
        break;
      case '?':
        return -2;
      default:
        return -4;
    }
  }
  if (optind > argc) return -5;
  return argc - optind;
}

int wants_help(int argc, char **argv) {
  for (int i = 1; i < argc; i++) {
    if (argv[i] == NULL) return -1;
    if (strcmp(argv[i], "--") == 0) return 0;
    if (strcmp(argv[i], "-h") == 0 || strcmp(argv[i], "--help") == 0) return 1;
    if (strcmp(argv[i], "-h") == 0) return 2; // infeasible: 10:T - returned above
  }
  return 0;
}

int next_option(int argc, char **argv) {
  opterr = 0;
  int option = getopt(argc, argv, ":ab:");
  if (option == -1) return 0;
  if (option == ':') return optopt == 'b' ? 1 : 2; // infeasible: 7:F - only b has an argument
  if (option == '?') return 3;
  if (option == 'a') return 4;
  if (option == 'b') return optarg[0] == '\0' ? 5 : 6; // infeasible: 12:F - no other letter is answered
  return 7;
}

int set_language(const char *name) {
  if (setlocale(LC_ALL, name) == NULL) return -1;
  const char *now = setlocale(LC_ALL, NULL);
  if (now == NULL) return -2; // untestable: 4:T - asking does not fail
  if (strcmp(now, "C") == 0) return 0;
  return strchr(now, '_') != NULL ? 1 : 2;
}

int decimal_point(void) {
  struct lconv *conventions = localeconv();
  if (conventions == NULL) return -1; // infeasible: 2:T - it always answers
  if (conventions->decimal_point[0] == ',') return 1;
  if (conventions->decimal_point[0] == '.') return 0;
  return 2;
}

int classify_letter(int c) {
  if (c < 0 || c > 255) return -1;
  if (isalpha(c)) return isdigit(c) ? 9 : 1; // infeasible: 5:T - the two exclude each other
  if (isdigit(c)) return 2;
  if (isspace(c)) return 3;
  return ispunct(c) ? 4 : 5;
}

int positional(int argc, char **argv, const char **first) {
  if (argc < 2) return 0;
  *first = NULL;
  int n = 0;
  for (int i = 1; i < argc; i++) {
    if (argv[i][0] == '-' && argv[i][1] != '\0') continue;
    if (n++ == 0) *first = argv[i];
  }
  if (n > 0 && *first == NULL) return -1; // infeasible: 11.2:T - the first was kept
  if (n >= argc) return -2; // infeasible: 13:T - the program's name is not counted
  return n;
}

int processors(void) {
  long n = sysconf(_SC_NPROCESSORS_ONLN);
  if (n < 1) return 1;
  if (n > 64) return 64;
  if (n > 100) return -1; // infeasible: 6:T - cut off above
  return (int)n;
}

int host_kind(void) {
  char name[16];
  if (gethostname(name, sizeof name) != 0) return -1;
  name[15] = '\0';
  if (strcmp(name, "localhost") == 0) return 0;
  if (strlen(name) > 15) return -2; // infeasible: 6:T - ended there
  return strchr(name, '.') ? 1 : 2;
}
