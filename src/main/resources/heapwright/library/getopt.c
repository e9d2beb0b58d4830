/*
 * unistd.h and getopt.h: options on the command line, as glibc finds them. Unless told otherwise,
 * arguments that are no options are moved behind those that are, while the scan goes on.
 */

typedef struct _IO_FILE FILE;

struct option {
  const char *name;
  int has_arg;
  int *flag;
  int val;
};

/* What a caller of any of the functions asks for. */
struct request {
  int count;
  char **arguments;
  const char *letters;
  const struct option *names; /* Null for getopt. */
  int *index;
  int names_after_one_dash;
};

enum order { PERMUTE, STOP_AT_FIRST, RETURN_IN_ORDER };
enum { NO_ARGUMENT = 0, REQUIRED_ARGUMENT = 1 };

extern FILE *stderr;
extern int fprintf(FILE *stream, const char *format, ...);
extern char *__hw_getenv(const char *name);
extern char *strchr(const char *text, int wanted);
extern int strcmp(const char *left, const char *right);
extern int __hw_find_long_option(
    const struct option *names, const char *text, const char *dashes, const char *program, int loud);

char *optarg;
int optind = 1;
int opterr = 1;
int optopt = '?';

static const char *rest = ""; /* Letters of the current argument that are still to come. */
static int refused; /* What optopt says after each call, whatever the program put there. */
static int started;
static enum order order;
static int others_start; /* The arguments from here … */
static int others_end;   /* … up to here were passed over as no options. */

static int is_option(const char *argument) { return argument[0] == '-' && argument[1] != '\0'; }

static int loud(const struct request *request) { return opterr && *request->letters != ':'; }

/* Moves what was passed over behind the options that came after it. */
static void move_others_back(char **arguments) {
  for (int i = others_end; i < optind; i++) {
    char *option = arguments[i];
    int place = i - (others_end - others_start);
    for (int j = i; j > place; j--) {
      arguments[j] = arguments[j - 1];
    }
    arguments[place] = option;
  }
  others_start += optind - others_end;
  others_end = optind;
}

/* Returns the letters without the sign in front that tells the order. */
static const char *start(const char *letters, int stop_at_first) {
  if (optind == 0 || !started) {
    optind = optind == 0 ? 1 : optind;
    others_start = optind;
    others_end = optind;
    rest = "";
    started = 1;
    order = PERMUTE;
    if (*letters == '-') {
      order = RETURN_IN_ORDER;
    } else if (*letters == '+' || stop_at_first || __hw_getenv("POSIXLY_CORRECT") != 0) {
      order = STOP_AT_FIRST;
    }
  }
  return *letters == '-' || *letters == '+' ? letters + 1 : letters;
}

static int missing(const struct request *request) { return *request->letters == ':' ? ':' : '?'; }

/* The name is known and belongs to names[found]; its own argument may stand behind "=". */
static int accept_long(const struct request *request, int found, const char *text, const char *dashes) {
  const struct option *option = &request->names[found];
  char *equals = strchr(text, '=');
  const char *program = request->arguments[0];
  optind++;
  if (equals != 0) {
    if (option->has_arg == NO_ARGUMENT) {
      if (loud(request)) {
        fprintf(
            stderr,
            "%s: option '%s%s' doesn't allow an argument\n",
            program,
            dashes,
            option->name);
      }
      refused = option->val;
      return '?';
    }
    optarg = equals + 1;
  } else if (option->has_arg == REQUIRED_ARGUMENT) {
    if (optind >= request->count) {
      if (loud(request)) {
        fprintf(
            stderr, "%s: option '%s%s' requires an argument\n", program, dashes, option->name);
      }
      refused = option->val;
      return missing(request);
    }
    optarg = request->arguments[optind++];
  }
  if (request->index != 0) {
    *request->index = found;
  }
  if (option->flag != 0) {
    *option->flag = option->val;
    return 0;
  }
  return option->val;
}

/* -1 says that, after one dash, the text had better be read as letters. */
static int long_option(const struct request *request, const char *text, const char *dashes) {
  const char *program = request->arguments[0];
  int found =
      __hw_find_long_option(request->names, text, dashes, program, loud(request));
  if (found >= 0) {
    return accept_long(request, found, text, dashes);
  }
  if (found == -1) {
    if (dashes[1] == '\0' && strchr(request->letters, *text) != 0) {
      return -1;
    }
    if (loud(request)) {
      fprintf(stderr, "%s: unrecognized option '%s%s'\n", program, dashes, text);
    }
  }
  optind++;
  refused = 0;
  return '?';
}

static int letter_option(const struct request *request) {
  char letter = *rest++;
  const char *known = strchr(request->letters, letter);
  const char *program = request->arguments[0];
  if (*rest == '\0') {
    optind++;
  }
  if (known == 0 || letter == ':' || letter == ';') {
    if (loud(request)) {
      fprintf(stderr, "%s: invalid option -- '%c'\n", program, letter);
    }
    refused = letter;
    return '?';
  }
  if (known[1] != ':') {
    return letter;
  }
  if (*rest != '\0') {
    optarg = (char *)rest;
    optind++;
  } else if (known[2] != ':') {
    if (optind == request->count) {
      if (loud(request)) {
        fprintf(stderr, "%s: option requires an argument -- '%c'\n", program, letter);
      }
      refused = letter;
      return missing(request);
    }
    optarg = request->arguments[optind++];
  }
  rest = "";
  return letter;
}

/* Passes over what is no option; 0 says that there are no more options. */
static int advance(const struct request *request) {
  int count = request->count;
  char **arguments = request->arguments;
  others_end = others_end > optind ? optind : others_end;
  others_start = others_start > optind ? optind : others_start;
  if (order == PERMUTE) {
    if (others_start == others_end) {
      others_start = optind;
      others_end = optind;
    }
    move_others_back(arguments);
    while (optind < count && !is_option(arguments[optind])) {
      optind++;
    }
    others_end = optind;
  }
  if (optind < count && strcmp(arguments[optind], "--") == 0) {
    optind++;
    if (others_start == others_end) {
      others_start = optind;
      others_end = optind;
    }
    move_others_back(arguments);
    others_end = count;
    optind = count;
  }
  if (optind >= count) {
    optind = others_start != others_end ? others_start : optind;
    return 0;
  }
  return 1;
}

static int next_option(struct request request) {
  if (request.count < 1) {
    return -1;
  }
  if (*rest != '\0') {
    return letter_option(&request);
  }
  if (!advance(&request)) {
    return -1;
  }
  char *argument = request.arguments[optind];
  if (!is_option(argument)) {
    if (order == STOP_AT_FIRST) {
      return -1;
    }
    optarg = argument;
    optind++;
    return 1;
  }
  if (request.names != 0 && argument[1] == '-') {
    return long_option(&request, argument + 2, "--");
  }
  if (request.names_after_one_dash
      && (argument[2] != '\0' || strchr(request.letters, argument[1]) == 0)) {
    int outcome = long_option(&request, argument + 1, "-");
    if (outcome != -1) {
      return outcome;
    }
  }
  rest = argument + 1;
  return letter_option(&request);
}

static int answer(struct request request, int stop_at_first) {
  optarg = 0;
  request.letters = start(request.letters, stop_at_first);
  int outcome = next_option(request);
  optopt = refused;
  return outcome;
}

int getopt(int count, char *const *arguments, const char *letters) {
  struct request request = {count, (char **)arguments, letters, 0, 0, 0};
  return answer(request, 0);
}

/* What POSIX modes call getopt: nothing is moved. */
int __posix_getopt(int count, char *const *arguments, const char *letters) {
  struct request request = {count, (char **)arguments, letters, 0, 0, 0};
  return answer(request, 1);
}

int getopt_long(
    int count,
    char *const *arguments,
    const char *letters,
    const struct option *names,
    int *index) {
  struct request request = {count, (char **)arguments, letters, names, index, 0};
  return answer(request, 0);
}

int getopt_long_only(
    int count,
    char *const *arguments,
    const char *letters,
    const struct option *names,
    int *index) {
  struct request request = {count, (char **)arguments, letters, names, index, 1};
  return answer(request, 0);
}
