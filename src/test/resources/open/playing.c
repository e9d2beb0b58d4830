/* Plays random outsides against a function that counts what it does. What stands before this says how
   many outcomes there are and which numbers the function mentions; what follows is the function, the
   functions that it declares, and one call of it. Everything here is what C and POSIX allow. */
#include <errno.h>
#include <limits.h>
#include <setjmp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

struct point { int x; int y; };
struct holder { struct point *inner; int weight; };

#define KNOWN 64
#define FUEL_AT_FIRST 3000

static uint64_t state;
static jmp_buf out;
static int fuel, depth;
static char met[OUTCOMES];
static long taken[OUTCOMES];

/* What the outside knows: places that it may write, and functions that it may call. */
static int *ints[KNOWN];
static struct point *points[KNOWN];
static char *buffers[KNOWN];
static int **pointers[KNOWN];
static struct { int (*function)(int, void *); void *context; } callbacks[KNOWN];
static int int_count, point_count, buffer_count, pointer_count, callback_count;
static int own_ints[3];
static struct point own_points[3];

static char arena[1 << 14];
static size_t used;
static const char *environment[3];

static void call(void);
static void set(int to);
static void reset(void);
static void know(void);

static unsigned draw(unsigned below) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return (unsigned)((state >> 20) % below);
}

static int chance(unsigned percent) { return draw(100) < percent; }

static void give_up(int why) { longjmp(out, why); }

static void hit(int outcome) { met[outcome] = 1; }

#define TAKEN(outcome, condition) ((condition) ? (hit(outcome), 1) : (hit((outcome) + 1), 0))

static void *room(size_t size) {
  size = (size + 15) / 16 * 16;
  if (used + size > sizeof arena) give_up(1);
  used += size;
  return arena + used - size;
}

static int value(void) {
  unsigned way = draw(100);
  if (way < 55) return MENTIONED[draw(sizeof MENTIONED / sizeof *MENTIONED)];
  if (way < 85) return (int)draw(9) - 3;
  if (way < 90) return chance(50) ? INT_MAX : INT_MIN;
  return (int)(draw(65536) << 16 | draw(65536));
}

static double fraction(void) {
  return chance(5) ? 0.0 / 0.0 : chance(50) ? value() : value() / 8.0;
}

static void letters(char *into, int size) {
  static const char *const words[] = {"on", "off", "12", "-7", "", "yes", "no", "x", "#", "\n", "1",
                                      "o", "y", "-", "99999999999999999999", "255", "ooo"};
  if (chance(70)) {
    strncpy(into, words[draw(sizeof words / sizeof *words)], size - 1);
    into[size - 1] = 0;
    return;
  }
  int n = draw(size);
  for (int i = 0; i < n; i++) into[i] = chance(80) ? "on12-yx#"[draw(8)] : (char)(1 + draw(255));
  into[n] = 0;
}

static const char *text(void) {
  if (chance(25)) return 0;
  char *fresh = room(32);
  letters(fresh, 24);
  return fresh;
}

static int *some_int(void) {
  if (chance(25)) return 0;
  return chance(50) ? ints[draw(int_count)] : &own_ints[draw(3)];
}

static struct point *some_point(void) {
  if (chance(25)) return 0;
  return chance(50) ? points[draw(point_count)] : &own_points[draw(3)];
}

static void set_errno(void) {
  static const int numbers[] = {0, EINTR, ENOENT, ERANGE, EAGAIN, EINVAL, EIO};
  errno = chance(80) ? numbers[draw(7)] : value();
}

/* What a function of the library may do besides when it succeeds (C17 7.5p3). */
static void touch_errno(void) {
  if (chance(5)) errno = chance(50) ? EIO : EINTR;
}

static void call_back(int (*function)(int, void *), void *context) {
  if (--fuel < 0) give_up(1);
  function(value(), chance(80) ? context : some_point());
}

static void write_somewhere(void) {
  switch (draw(5)) {
    case 0:
    case 1: *ints[draw(int_count)] = value(); break;
    case 2: {
      struct point *p = points[draw(point_count)];
      *(chance(50) ? &p->x : &p->y) = value();
      break;
    }
    case 3:
      if (buffer_count) letters(buffers[draw(buffer_count)], 8);
      break;
    default:
      if (pointer_count) *pointers[draw(pointer_count)] = some_int();
  }
}

/* What the outside may do whenever it runs, without being handed anything. */
static void play(void) {
  if (--fuel < 0) give_up(1);
  if (chance(35)) {
    for (int n = 1 + draw(3); n > 0; n--) write_somewhere();
  }
  if (chance(15)) set_errno();
  if (callback_count && chance(10)) {
    int i = draw(callback_count);
    call_back(callbacks[i].function, callbacks[i].context);
  }
  if (chance(5)) environment[draw(3)] = text();
  if (chance(5)) set(value());
  if (chance(1) && depth < 2) call();
  if (chance(1) && chance(30)) give_up(2);
}

static void play_int(int *p) {
  if (!p) return;
  if (int_count < KNOWN) ints[int_count++] = p;
  if (chance(60)) *p = value();
}

static void play_point(struct point *p) {
  if (!p) return;
  if (point_count < KNOWN) points[point_count++] = p;
  if (chance(50)) p->x = value();
  if (chance(50)) p->y = value();
}

static void play_bytes(char *p) {
  if (buffer_count < KNOWN) buffers[buffer_count++] = p;
  if (chance(60)) letters(p, 8);
}

static void play_pointer(int **p) {
  if (pointer_count < KNOWN) pointers[pointer_count++] = p;
  if (chance(60)) *p = some_int();
}

static void play_callback(int (*function)(int, void *), void *context) {
  if (callback_count < KNOWN) {
    callbacks[callback_count].function = function;
    callbacks[callback_count++].context = context;
  }
  if (context) play_point(context);
  while (chance(45)) call_back(function, context);
}

static int play_ask(int number) {
  (void)number;
  play();
  return value();
}

static char *play_getenv(const char *name) {
  touch_errno();
  return (char *)environment[name[0] == 'M' ? 0 : name[0] == 'H' ? 1 : 2];
}

static time_t play_time(time_t *into) {
  time_t now = chance(50) ? value() : 1700000000 + (long)draw(1000);
  if (into) *into = now;
  return now;
}

static int play_rand(void) { return value() & INT_MAX; }

static void *play_malloc(size_t size) {
  if (chance(25)) {
    errno = ENOMEM;
    return 0;
  }
  touch_errno();
  return room(size);
}

static ssize_t play_read(int descriptor, void *into, size_t size) {
  (void)descriptor;
  if (chance(30)) {
    static const int errors[] = {EINTR, EAGAIN, EIO, EBADF};
    errno = errors[draw(4)];
    return -1;
  }
  size_t n = chance(30) ? size : draw(size + 1);
  for (size_t i = 0; i < n; i++) ((char *)into)[i] = chance(50) ? value() : "#x\n"[draw(3)];
  return n;
}

static FILE *play_fopen(const char *name, const char *mode) {
  (void)name, (void)mode;
  if (chance(30)) {
    errno = chance(50) ? ENOENT : EACCES;
    return 0;
  }
  touch_errno();
  return stdin;
}

static char *play_fgets(char *into, int size, FILE *stream) {
  (void)stream;
  if (chance(25)) return 0;
  do letters(into, size);
  while (into[0] == 0);
  char *newline = strchr(into, '\n');
  if (newline) newline[1] = 0;
  return into;
}

static int play_fclose(FILE *stream) {
  (void)stream;
  touch_errno();
  return chance(90) ? 0 : EOF;
}

static int play_puts(const char *line) {
  (void)line;
  touch_errno();
  return chance(75) ? (int)draw(100) : EOF;
}

static void trapped(int number) {
  (void)number;
  give_up(1);
}

static void one_run(void) {
  used = depth = 0;
  fuel = FUEL_AT_FIRST;
  memset(met, 0, sizeof met);
  int_count = point_count = buffer_count = pointer_count = callback_count = 0;
  reset();
  know();
  for (int i = 0; i < 3; i++) {
    own_ints[i] = value();
    own_points[i] = (struct point){value(), value()};
    environment[i] = text();
    ints[int_count++] = &own_ints[i];
    points[point_count++] = &own_points[i];
  }
  int calls = chance(60) ? 1 : 2;
  for (int i = 0; i < calls; i++) {
    for (int k = 0; k < int_count; k++) {
      if (chance(70)) *ints[k] = value();
    }
    for (int k = 0; k < point_count; k++) {
      if (chance(70)) *points[k] = (struct point){value(), value()};
    }
    set_errno();
    call();
  }
}

int main(int count, char **arguments) {
  long runs = count > 1 ? atol(arguments[1]) : 1000;
  state = count > 2 ? strtoull(arguments[2], 0, 10) * 2654435761u + 88172645463325252u : 1;
  struct sigaction action = {.sa_handler = trapped, .sa_flags = SA_NODEFER};
  int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSEGV, SIGBUS};
  for (int i = 0; i < 6; i++) sigaction(signals[i], &action, 0);
  static volatile long undefined;
  for (volatile long run = 0; run < runs; run++) {
    int ended = _setjmp(out);
    if (ended == 0) one_run();
    if (ended == 1) {
      undefined++;
      continue;
    }
    for (int i = 0; i < OUTCOMES; i++) taken[i] += met[i];
  }
  printf("%ld\n", undefined);
  for (int i = 0; i < OUTCOMES; i++) printf("%ld\n", taken[i]);
  return 0;
}

#define getenv play_getenv
#define time play_time
#define rand play_rand
#define malloc play_malloc
#define free(block) ((void)(block))
#define read play_read
#define fopen play_fopen
#define fgets play_fgets
#define fclose play_fclose
#define puts play_puts
