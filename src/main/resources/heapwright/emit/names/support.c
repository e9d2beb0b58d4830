/*** LIBRARY ***/

/* What this needs of the library, under names of its own. */
extern void *hw_real_calloc(__SIZE_TYPE__, __SIZE_TYPE__) __asm__("calloc");
extern int hw_dup2(int, int) __asm__("dup2");
extern int hw_close(int) __asm__("close");
extern int hw_printf(int, const char *, ...) __asm__("dprintf");
extern void hw_exit(int) __asm__("exit") __attribute__((__noreturn__));
/*** NOTHING ***/
#undef NULL
#define NULL ((void *)0)
/*** CHECKING ***/

/* A test in a process of its own is to return, to exit or to be killed by a signal. */
enum hw_ending { HW_RETURNS, HW_EXITS, HW_DIES };

struct hw_test {
  const char *hw_name;
  void (*hw_run)(void);
  enum hw_ending hw_ending;
  int hw_status; /* of the exit, or the signal */
};

static const struct hw_test *hw_current;
static int hw_finished;

static void hw_fail(const char *hw_what, int hw_line) {
  hw_printf(2, "%s:%d: %s fails: %s\n", __FILE__, hw_line, hw_current->hw_name, hw_what);
  hw_exit(hw_current->hw_status == 1 ? 2 : 1);
}
/*** GIVING_UP ***/

static void hw_fail(const char *hw_what, int hw_line) {
  hw_printf(2, "%s:%d: %s\n", __FILE__, hw_line, hw_what);
  hw_exit(3);
}
/*** KEPT ***/

/* Memory for so many objects, all zero; never freed, but never lost either. */
static void *hw_new(__SIZE_TYPE__ hw_count, __SIZE_TYPE__ hw_size) {
  static void **hw_kept;
  void **hw_keeper = hw_real_calloc(2, sizeof(void *));
  void *hw_block = hw_real_calloc(hw_count, hw_size);
  if (hw_keeper == NULL || hw_block == NULL) hw_fail("memory is short", __LINE__);
  hw_keeper[0] = hw_kept;
  hw_keeper[1] = hw_block;
  hw_kept = hw_keeper;
  return hw_block;
}
/*** NEW ***/

/* Memory for so many objects, all zero. */
static void *hw_new(__SIZE_TYPE__ hw_count, __SIZE_TYPE__ hw_size) {
  void *hw_block = hw_real_calloc(hw_count, hw_size);
  if (hw_block == NULL) hw_fail("memory is short", __LINE__);
  return hw_block;
}
/*** FEED ***/

extern int hw_pipe(int *) __asm__("pipe");
extern long hw_write(int, const void *, __SIZE_TYPE__) __asm__("write");

/* What standard input holds; short enough for a pipe. */
static void hw_feed(const char *hw_text, long hw_length) {
  int hw_ends[2];
  if (hw_pipe(hw_ends) != 0 || hw_write(hw_ends[1], hw_text, hw_length) != hw_length ||
      hw_close(hw_ends[1]) != 0 || hw_dup2(hw_ends[0], 0) != 0)
    hw_fail("cannot feed standard input", __LINE__);
  hw_close(hw_ends[0]);
}
/*** MAP ***/

extern void *hw_mmap(void *, __SIZE_TYPE__, int, int, int, long) __asm__("mmap");

/* Memory at a fixed address, all zero, private, in place of a device's registers. */
static void hw_map(void *hw_place, __SIZE_TYPE__ hw_size) {
  enum { HW_READ = 1, HW_WRITE = 2 };
  enum { HW_PRIVATE = 0x2, HW_ANONYMOUS = 0x20, HW_FIXED_NOREPLACE = 0x100000 };
  void *hw_there = hw_mmap(hw_place, hw_size, HW_READ | HW_WRITE,
                           HW_PRIVATE | HW_ANONYMOUS | HW_FIXED_NOREPLACE, -1, 0);
  if (hw_there != hw_place) hw_fail("the address is taken", __LINE__);
}
/*** MAIN ***/

extern int hw_fork(void) __asm__("fork");
extern int hw_waitpid(int, int *, int) __asm__("waitpid");
extern int hw_atexit(void (*)(void)) __asm__("atexit");
extern int hw_open(const char *, int, ...) __asm__("open");
extern void hw_quit(int) __asm__("_exit") __attribute__((__noreturn__));

static void hw_leave(void) {
  if (hw_current->hw_ending == HW_RETURNS && !hw_finished) hw_quit(1);
}

static int hw_passes(const struct hw_test *hw_test) {
  int hw_status;
  int hw_child = hw_fork();
  if (hw_child == 0) {
    hw_current = hw_test;
    if (hw_dup2(hw_open("/dev/null", 0), 0) != 0 || hw_atexit(hw_leave) != 0) hw_quit(3);
    hw_test->hw_run();
    hw_finished = 1;
    hw_exit(0);
  }
  if (hw_child < 0 || hw_waitpid(hw_child, &hw_status, 0) != hw_child) return 0;
  /* The lower seven bits hold the signal, the next byte the status. */
  return hw_test->hw_ending == HW_DIES ? (hw_status & 0x7f) == hw_test->hw_status
                                       : hw_status == hw_test->hw_status << 8;
}

static int hw_same(const char *hw_one, const char *hw_other) {
  while (*hw_one != 0 && *hw_one == *hw_other) hw_one++, hw_other++;
  return *hw_one == *hw_other;
}

/* Runs the tests whose names are given, or all. */
int main(int hw_count, char **hw_names) {
  int hw_tried = 0, hw_failures = 0, hw_i, hw_k;
  for (hw_i = 0; hw_tests[hw_i].hw_run != NULL; hw_i++) {
    int hw_wanted = hw_count == 1;
    for (hw_k = 1; hw_k < hw_count; hw_k++)
      hw_wanted |= hw_same(hw_names[hw_k], hw_tests[hw_i].hw_name);
    if (!hw_wanted) continue;
    hw_tried++;
    if (hw_passes(&hw_tests[hw_i])) continue;
    hw_printf(2, "FAILED %s\n", hw_tests[hw_i].hw_name);
    hw_failures++;
  }
  hw_printf(1, "%d tests, %d failed\n", hw_tried, hw_failures);
  return hw_failures != 0 || hw_tried < hw_count - 1;
}
/*** REFUSING ***/

/* Lets the allocations fail whose bits are set, counted from the call of hw_refuse on. */
static unsigned long hw_refusals;

static void hw_refuse(unsigned long hw_requests) { hw_refusals = hw_requests; }

extern int *hw_error(void) __asm__("__errno_location");

__attribute__((__unused__)) static int hw_refused(void) {
  int hw_now = hw_refusals & 1;
  hw_refusals >>= 1;
  if (hw_now) *hw_error() = 12; /* ENOMEM */
  return hw_now;
}
/*** DECLARES_EXIT ***/
extern void hw_exit(int) __asm__("exit") __attribute__((__noreturn__));
/*** DECLARES_NEW ***/
static void *hw_new(__SIZE_TYPE__ hw_count, __SIZE_TYPE__ hw_size);
/*** DECLARES_FEED ***/
static void hw_feed(const char *hw_text, long hw_length);
/*** DECLARES_MAP ***/
static void hw_map(void *hw_place, __SIZE_TYPE__ hw_size);
/*** DECLARES_REFUSE ***/
static void hw_refuse(unsigned long hw_requests);
