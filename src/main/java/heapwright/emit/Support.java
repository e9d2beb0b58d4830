package heapwright.emit;

/** The parts of a test file that are the same in each. */
final class Support {
  /** Warnings of the source under test are not the tests' business. */
  static final String QUIET =
      """
      #pragma GCC diagnostic push
      #pragma GCC diagnostic ignored "-Wpragmas"
      #pragma GCC diagnostic ignored "-Wunknown-warning-option"
      #pragma GCC diagnostic ignored "-Wunused-function"
      #pragma GCC diagnostic ignored "-Wunused-parameter"
      #pragma GCC diagnostic ignored "-Wunused-variable"
      #pragma GCC diagnostic ignored "-Wunused-but-set-variable"
      #pragma GCC diagnostic ignored "-Wsign-compare"
      #pragma GCC diagnostic ignored "-Wparentheses"
      #pragma GCC diagnostic ignored "-Wreturn-type"
      #pragma GCC diagnostic ignored "-Wimplicit-fallthrough"
      #pragma GCC diagnostic ignored "-Wmissing-field-initializers"
      #pragma GCC diagnostic ignored "-Wuninitialized"
      #pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
      """;

  static final String LOUD = "#pragma GCC diagnostic pop\n";

  /** Requests for memory that are to fail come past here. */
  static final String REFUSING =
      """
      #define malloc hw_malloc
      #define calloc hw_calloc
      #define realloc hw_realloc
      """;

  static final String ACCEPTING =
      """
      #undef malloc
      #undef calloc
      #undef realloc
      """;

  static final String HEADERS =
      """
      #include <stdio.h>
      #include <stdlib.h>
      #include <string.h>
      #include <sys/wait.h>
      #include <unistd.h>
      """;

  static final String ALLOCATIONS =
      """

      /* Lets the allocations fail whose bits are set, counted from the call of hw_refuse on. */
      extern void *malloc(size_t size);
      extern void *calloc(size_t count, size_t size);
      extern void *realloc(void *block, size_t size);

      static unsigned long long hw_refusals;

      static void hw_refuse(unsigned long long requests) { hw_refusals = requests; }

      static int hw_refused(void) {
        int refused = hw_refusals & 1;
        hw_refusals >>= 1;
        return refused;
      }

      void *hw_malloc(size_t size) { return hw_refused() ? NULL : malloc(size); }

      void *hw_calloc(size_t count, size_t size) {
        return hw_refused() ? NULL : calloc(count, size);
      }

      void *hw_realloc(void *block, size_t size) {
        return hw_refused() ? NULL : realloc(block, size);
      }
      """;

  static final String CHECKING =
      """

      /* A test in a process of its own is to return, to exit or to be killed by a signal. */
      enum hw_ending { HW_RETURNS, HW_EXITS, HW_DIES };

      struct hw_test {
        const char *name;
        void (*run)(void);
        enum hw_ending ending;
        int status; /* of the exit, or the signal */
      };

      static const struct hw_test *hw_current;
      static int hw_finished;

      static void hw_fail(const char *what, int line) {
        fprintf(stderr, "%s:%d: %s fails: %s\\n", __FILE__, line, hw_current->name, what);
        exit(hw_current->status == 1 ? 2 : 1);
      }

      #undef CHECK
      #define CHECK(condition) ((condition) ? (void)0 : hw_fail(#condition, __LINE__))
      """;

  static final String NEW =
      """

      /* Memory for so many objects, all zero. */
      static void *hw_new(size_t count, size_t size) {
        void *block = calloc(count, size);
        if (block == NULL) hw_fail("memory is short", __LINE__);
        return block;
      }
      """;

  static final String FEED =
      """

      /* What standard input holds; short enough for a pipe. */
      static void hw_feed(const char *text, size_t length) {
        int ends[2];
        if (pipe(ends) != 0 || write(ends[1], text, length) != (ssize_t)length ||
            close(ends[1]) != 0 || dup2(ends[0], 0) != 0)
          hw_fail("cannot feed standard input", __LINE__);
        close(ends[0]);
      }
      """;

  static final String MAIN =
      """

      static void hw_leave(void) {
        if (hw_current->ending == HW_RETURNS && !hw_finished) _exit(1);
      }

      static int hw_passes(const struct hw_test *test) {
        int status;
        fflush(NULL);
        pid_t child = fork();
        if (child == 0) {
          hw_current = test;
          if (freopen("/dev/null", "r", stdin) == NULL || atexit(hw_leave) != 0) _exit(3);
          test->run();
          hw_finished = 1;
          exit(0);
        }
        if (child < 0 || waitpid(child, &status, 0) != child) return 0;
        return test->ending == HW_DIES ? WIFSIGNALED(status) && WTERMSIG(status) == test->status
                                       : WIFEXITED(status) && WEXITSTATUS(status) == test->status;
      }

      /* Runs the tests whose names are given, or all. */
      int main(int argc, char **argv) {
        int failures = 0;
        for (size_t i = 0; i < sizeof hw_tests / sizeof *hw_tests; i++) {
          int wanted = argc == 1;
          for (int k = 1; k < argc; k++) wanted |= strcmp(argv[k], hw_tests[i].name) == 0;
          if (wanted && !hw_passes(&hw_tests[i])) {
            fprintf(stderr, "FAILED %s\\n", hw_tests[i].name);
            failures++;
          }
        }
        return failures != 0;
      }
      """;

  private Support() {}
}
