// A test harness of one's own: checks that count, report and go on.
#include <stdio.h>
#include <string.h>

static int passed, failed;

#define CHECK(condition)                                               \
  do {                                                                 \
    if (condition) passed++;                                           \
    else printf("%s:%d: %s failed\n", __func__, __LINE__, #condition), failed++; \
  } while (0)

#define CHECK_EQUAL(a, b)                                              \
  do {                                                                 \
    long _a = (a), _b = (b);                                           \
    CHECK(_a == _b);                                                   \
    if (_a != _b) printf("  %s is %ld, not %ld\n", #a, _a, _b);        \
  } while (0)

static int add(int a, int b) { return a + b; }
static int buggy_abs(int n) { return n > 0 ? n : n; }

static void test_add(void) {
  CHECK(add(1, 2) == 3);
  CHECK_EQUAL(add(-1, 1), 0);
  CHECK_EQUAL(add(2, 2), 5);
}

static void test_abs(void) {
  for (int i = -1; i <= 1; i++) CHECK(buggy_abs(i) >= 0);
  CHECK_EQUAL(buggy_abs(-7), 7);
}

static void test_text(void) {
  CHECK(strcmp("a", "b") < 0 && "order");
  if (passed > 100) CHECK(0);
  else CHECK(1);
}

int main(void) {
  static const struct { const char *name; void (*run)(void); } tests[] = {
      {"add", test_add}, {"abs", test_abs}, {"text", test_text}};
  for (unsigned i = 0; i < sizeof tests / sizeof *tests; i++) {
    int before = failed;
    tests[i].run();
    printf("%s: %s\n", tests[i].name, failed == before ? "ok" : "FAILED");
  }
  printf("%d passed, %d failed\n", passed, failed);
  return failed;
}
