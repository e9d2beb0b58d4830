/* string.h: what a signal means, in glibc's English. */

extern char *__hw_join_number(char *target, const char *words, long number);

enum { KNOWN = 32, FIRST_REAL_TIME = 34, LAST_REAL_TIME = 64 };

static const char *const messages[KNOWN] = {
    [1] = "Hangup",
    [2] = "Interrupt",
    [3] = "Quit",
    [4] = "Illegal instruction",
    [5] = "Trace/breakpoint trap",
    [6] = "Aborted",
    [7] = "Bus error",
    [8] = "Floating point exception",
    [9] = "Killed",
    [10] = "User defined signal 1",
    [11] = "Segmentation fault",
    [12] = "User defined signal 2",
    [13] = "Broken pipe",
    [14] = "Alarm clock",
    [15] = "Terminated",
    [16] = "Stack fault",
    [17] = "Child exited",
    [18] = "Continued",
    [19] = "Stopped (signal)",
    [20] = "Stopped",
    [21] = "Stopped (tty input)",
    [22] = "Stopped (tty output)",
    [23] = "Urgent I/O condition",
    [24] = "CPU time limit exceeded",
    [25] = "File size limit exceeded",
    [26] = "Virtual timer expired",
    [27] = "Profiling timer expired",
    [28] = "Window changed",
    [29] = "I/O possible",
    [30] = "Power failure",
    [31] = "Bad system call",
};

char *strsignal(int number) {
  static char composed[40];
  if (number > 0 && number < KNOWN) {
    return (char *)messages[number];
  }
  if (number >= FIRST_REAL_TIME && number <= LAST_REAL_TIME) {
    return __hw_join_number(composed, "Real-time signal ", number - FIRST_REAL_TIME);
  }
  return __hw_join_number(composed, "Unknown signal ", number);
}

/* Null for what is no signal. */
const char *sigdescr_np(int number) {
  return number > 0 && number < KNOWN ? messages[number] : 0;
}
