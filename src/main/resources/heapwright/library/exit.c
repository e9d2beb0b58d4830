/* stdlib.h: ending the program, and what is to be done before. */

typedef unsigned long size_t;
typedef struct _IO_FILE FILE;

extern void _exit(int status);
extern void __hw_die_of_signal(int signal);
extern int fflush(FILE *stream);
extern void free(void *block);
extern void *__hw_allocate(size_t size);
extern int raise(int signal);

enum { SIGABRT = 6 };

/* A handler of atexit or of on_exit: one of the two functions is null. */
struct handler {
  struct handler *earlier;
  void (*plain)(void);
  void (*with_status)(int status, void *argument);
  void *argument;
};

static struct handler *at_exit;
static struct handler *at_quick_exit_handlers;

static int add(struct handler **last, struct handler wanted) {
  struct handler *handler = __hw_allocate(sizeof *handler);
  if (handler == 0) {
    return -1;
  }
  *handler = wanted;
  handler->earlier = *last;
  *last = handler;
  return 0;
}

/* The last one first. A handler may add handlers, or call exit, which goes on with the rest. */
static void run(struct handler **last, int status) {
  while (*last != 0) {
    struct handler handler = **last;
    free(*last);
    *last = handler.earlier;
    if (handler.plain != 0) {
      handler.plain();
    } else {
      handler.with_status(status, handler.argument);
    }
  }
}

int atexit(void (*function)(void)) {
  struct handler handler = {.plain = function};
  return add(&at_exit, handler);
}

int on_exit(void (*function)(int status, void *argument), void *argument) {
  struct handler handler = {.with_status = function, .argument = argument};
  return add(&at_exit, handler);
}

int at_quick_exit(void (*function)(void)) {
  struct handler handler = {.plain = function};
  return add(&at_quick_exit_handlers, handler);
}

void exit(int status) {
  run(&at_exit, status);
  fflush(0);
  _exit(status);
}

/* Writes nothing that the streams still hold. */
void quick_exit(int status) {
  run(&at_quick_exit_handlers, status);
  _exit(status);
}

void _Exit(int status) { _exit(status); }

/* A handler that returns, or ignoring the signal, does not save the program. */
void abort(void) {
  raise(SIGABRT);
  __hw_die_of_signal(SIGABRT);
}
