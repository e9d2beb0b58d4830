/* What happens before main: the names that the environment gives to the program. */

extern char **environ;
extern char **__environ;

char *program_invocation_name;
char *program_invocation_short_name;
char *__progname = "";
char *__progname_full = "";

void __hw_start(int argc, char **argv, char **environment) {
  static char nothing[1];
  char *name = argc > 0 ? argv[0] : nothing;
  environ = environment;
  __environ = environment;
  program_invocation_name = name;
  program_invocation_short_name = name;
  for (char *at = name; *at != '\0'; at++) {
    if (*at == '/') {
      program_invocation_short_name = at + 1;
    }
  }
  __progname_full = name;
  __progname = program_invocation_short_name;
}
