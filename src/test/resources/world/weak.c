/* Weak symbols that only another file can define: a program may lack them, and then they are NULL. */
#include <stddef.h>

struct limits {
  int low;
  int high;
};

extern int hook(int event) __attribute__((weak));
extern void trace(const char *text) __attribute__((weak));
extern int verbosity __attribute__((weak));
extern struct limits limits __attribute__((weak));
extern const int table[8] __attribute__((weak));
int fallback(int n) __attribute__((weak));

int fallback(int n) { return n < 0 ? 0 : n; }

int call_hook(int event) {
  if (hook == NULL) return -1; // untestable: 1:T - a test program has it
  return hook(event) > 0 ? 1 : 0;
}

int call_if_there(int event) {
  if (hook && hook(event) == 3) return 1; // untestable: 1.1:F - a test program has it
  return 0;
}

int log_level(int level) {
  int least = &verbosity ? verbosity : 1; // untestable: 2:F - a test program has it
  if (trace != NULL && level >= least) { // untestable: 3.1:F - a test program has it
    trace("level");
    return 1;
  }
  return 0;
}

int within(int n) {
  if (&limits == NULL) return 1; // untestable: 1:T - a test program has it
  return n >= limits.low && n <= limits.high;
}

int looked_up(unsigned i) {
  const int *entries = table;
  if (!entries) return -1; // untestable: 2:T - a test program has it
  return entries[i % 8] == 4 ? 1 : 0;
}

int defined_here(int n) {
  int (*there)(int) = fallback;
  if (there == NULL) return -1; // infeasible: 2:T - defined here
  return there(n) == 7;
}

__attribute__((weak)) int default_level(void) { return 3; }

int overridden(void) {
  if (default_level() != 3) return 1; // untestable: 1:T - only another file defines it otherwise
  return 0;
}

__attribute__((weak)) const int default_limit = 4;
const int fixed_limit = 4;

int limit_overridden(void) {
  if (default_limit != 4) return 1; // untestable: 1:T - only another file defines it otherwise
  return 0;
}

int limit_fixed(void) {
  if (fixed_limit != 4) return 1; // infeasible: 1:T - another definition of it does not link
  return 0;
}

static int (*const kept)(int) = hook;
static int *const kept_level = &verbosity;

int call_kept(int event) {
  if (kept == NULL) return -1; // untestable: 1:T - a test program has it
  if (!kept_level) return -2; // untestable: 3:T - a test program has it
  return kept(event) > *kept_level ? 1 : 0;
}

int threshold __attribute__((weak)) = 3;
extern void reconfigure(void);

int changed_by_another_file(void) {
  threshold = 3;
  reconfigure();
  return threshold != 3 ? 1 : 0;
}

static int usual(void) { return 3; }
int replaceable(void) __attribute__((weak, alias("usual")));

int alias_overridden(void) {
  if (replaceable() != 3) return 1; // untestable: 1:T - only another file defines it otherwise
  return 0;
}

int usual_level = 3;
const int usual_limit = 4;
extern int level __attribute__((weak, alias("usual_level")));
extern const int limit __attribute__((weak, alias("usual_limit")));
static const int *const limit_in_use = &limit;

int object_alias_overridden(void) {
  usual_level = 3;
  if (level != 3) return 1; // untestable: 2:T - only another file defines it otherwise
  return 0;
}

int object_alias_written(void) {
  usual_level = 3;
  level = 4;
  if (usual_level == 3) return 1; // untestable: 3:T - only another file defines it otherwise
  return 0;
}

int constant_alias_overridden(void) {
  if (limit != 4) return 1; // untestable: 1:T - only another file defines it otherwise
  return 0;
}

int constant_alias_pointed_to(void) {
  if (*limit_in_use != 4) return 1; // untestable: 1:T - only another file defines it otherwise
  return 0;
}

inline int digit(int n) { return n % 10; }

int inline_elsewhere(void) {
  if (digit(42) != 2) return 1; // untestable: 1:T - C17 6.7.4p7: another file has the external definition
  return 0;
}

inline int digit_here(int n) { return n % 10; }
extern int digit_here(int n);

int inline_here(void) {
  if (digit_here(42) != 2) return 1; // infeasible: 1:T - an external definition, too
  return 0;
}

static inline int own_digit(int n) { return n % 10; }

int inline_static(void) {
  if (own_digit(42) != 2) return 1; // infeasible: 1:T - internal linkage
  return 0;
}
