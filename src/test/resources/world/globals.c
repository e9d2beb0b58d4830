/* Globals that callees may change, and statics that they cannot. */
#include <stddef.h>
#include <string.h>

extern int verbosity;
extern const char *program_name;
extern struct session { int user; int tries; struct session *outer; } session;
extern int limits[4];
extern const int build_number;
extern unsigned long ticks;
extern struct session *top;

int mode;
int history[8];
char status_text[16];

static int level;
static int cached_width;
static int watched_count;
static int sealed[3];
static const int table[4] = {1, 2, 4, 8};
static int *shared_slot;
static struct session spare;

void tick(void);
void refresh(int id);
int connect_to(const char *host);
void watch(int *counter);
void redraw(const char *text);
int login(void);
void report_to(const int *numbers, int n);

int verbose_after(void) {
  if (verbosity > 2) return 2;
  if (verbosity > 2) return 3; // infeasible: 3:T - nothing between
  tick();
  if (verbosity > 2) return 1;
  if (verbosity < 0) return -1;
  return 0;
}

int mode_changed(int wanted) {
  mode = wanted;
  if (mode != wanted) return -1; // infeasible: 2:T - just stored
  refresh(1);
  if (mode != wanted) return 1;
  if (mode == 5) return 2;
  return 0;
}

int renamed(void) {
  const char *before = program_name;
  if (before == NULL) return -1;
  refresh(2);
  if (program_name == NULL) return -2;
  if (program_name != before) return 1;
  if (program_name[0] == '\0') return 2;
  return 0;
}

int login_tries(void) {
  session.tries = 0;
  while (!login()) {
    session.tries++;
    if (session.tries >= 3) return -1;
  }
  if (session.tries == 0) return 0;
  if (session.tries < 0) return -2;
  if (session.user == 0) return 1;
  return 2;
}

int outer_session(void) {
  if (session.outer == NULL) return 0;
  int user = session.outer->user;
  tick();
  if (session.outer == NULL) return 1;
  if (session.outer->user != user) return 2;
  return 3;
}

int limit_class(int i) {
  if (i < 0 || i > 3) return -1;
  int before = limits[i];
  refresh(i);
  if (limits[i] > before) return 1;
  if (limits[i] < before) return 2;
  if (limits[i] != before) return 3; // infeasible: 9:T - trichotomy
  return 0;
}

int build_parity(void) {
  int before = build_number;
  tick();
  if (build_number != before) return 2; // infeasible: 3:T - defined const
  if (build_number % 2 == 0) return 0;
  return 1;
}

int timed_out(unsigned long allowed) {
  unsigned long start = ticks;
  while (ticks - start < allowed) {
    if (connect_to("server") == 0) return 0;
  }
  if (ticks - start < allowed) return 2; // infeasible: 5:T - the loop ended
  return 1;
}

int recorded(int value) {
  if (value == 0) return 0;
  history[0] = value;
  tick();
  if (history[0] == 0) return 1;
  if (history[0] == value) return 2;
  return 3;
}

int shown_text(void) {
  strcpy(status_text, "ready");
  redraw(status_text);
  if (strcmp(status_text, "ready") == 0) return 0;
  if (status_text[0] == '\0') return 1;
  if (status_text[0] == 'r' && status_text[1] == 'e') return 2;
  return 3;
}

/* The file's own functions are there for others to call. */
void set_level(int to) { level = to; }

int level_changed(void) {
  int before = level;
  tick();
  if (level != before) return 1;
  if (level > 10) return 2;
  return 0;
}

int width_kept(void) {
  int before = cached_width;
  tick();
  if (cached_width != before) return 1; // infeasible: 3:T - nobody writes it
  refresh(before);
  if (cached_width > before) return 2; // infeasible: 6:T - nobody writes it
  if (before > 80) return 3;
  return 0;
}

int counted(void) {
  watched_count = 0;
  watch(&watched_count);
  if (watched_count != 0) return 1;
  tick();
  if (watched_count > 0) return 2;
  if (watched_count < 0) return 3;
  return 0;
}

int sealed_sum(void) {
  int sum = sealed[0] / 4 + sealed[1] / 4 + sealed[2] / 4;
  report_to(sealed, 3);
  int again = sealed[0] / 4 + sealed[1] / 4 + sealed[2] / 4;
  if (again != sum) return -1; // infeasible: 4:T - handed out const only
  if (sum == 0) return 0;
  if (sum > 100) return 1;
  return 2;
}

int table_entry(unsigned i) {
  int before = table[i % 4];
  report_to(table, 4);
  if (table[i % 4] != before) return -1; // infeasible: 3:T - defined const
  if (before > 8) return -2; // infeasible: 5:T - no such entry
  if (before == 8) return 8;
  return before == 1 ? 1 : 0;
}

int slot_changed(void) {
  static int inner;
  shared_slot = &inner;
  inner = 1;
  watch(shared_slot);
  inner = 2;
  tick();
  if (inner != 2) return 1;
  return 0;
}

int spare_unused(void) {
  struct session before = spare;
  if (login()) tick();
  if (spare.user != before.user) return 1; // infeasible: 4:T - nobody writes it
  if (spare.tries != before.tries) return 2; // infeasible: 6:T - nobody writes it
  if (spare.outer == NULL) return 3;
  if (before.tries == 7) return 4;
  return 0;
}

int pushed(void) {
  struct session here = {1, 2, top};
  top = &here;
  tick();
  if (top != &here) {
    top = NULL;
    return 1;
  }
  int result = here.user == 1 ? 0 : 2;
  top = here.outer;
  return result;
}

int call_count(void) {
  static int calls;
  if (calls == 0) {
    calls = 1;
    return 0;
  }
  if (calls > 1) return 3;
  calls++;
  if (calls < 0) return -1; // infeasible: 7:T - it stops at 2
  return 1;
}

int reentered(void) {
  static int depth;
  if (depth > 3) return -1;
  depth++;
  tick();
  int was = depth;
  depth--;
  if (was < 1) return -2; // infeasible: 7:T - each call takes off what it put on
  return 0;
}
