/* Printing that fails. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int greet(const char *name) {
  if (name == NULL) return -1;
  if (printf("hello, %s\n", name) < 0) return -2;
  if (name[0] == '\0') return 1;
  return 0;
}

int put_answer(int n) {
  if (puts(n > 0 ? "yes" : "no") == EOF) return -1;
  if (putchar('\n') == EOF) return -2;
  return n > 0 ? 1 : 0;
}

int print_table(FILE *out, const int *row, int n) {
  if (out == NULL || n < 0 || n > 6) return -1;
  for (int i = 0; i < n; i++) {
    if (fprintf(out, "%d%c", row[i], i + 1 < n ? ' ' : '\n') < 0) return -2;
    if (row[i] == 0) break;
  }
  if (fflush(out) != 0) return -3;
  return 0;
}

int put_back(FILE *out, int c) {
  int put = fputc(c, out);
  if (put == EOF) return -1;
  if (put != (unsigned char)c) return -2; // infeasible: 4:T - what was written
  if (put > 255) return -3; // infeasible: 6:T - an unsigned char
  return put == '\n' ? 1 : 0;
}

int length_of(int n) {
  char text[16];
  int length = snprintf(text, sizeof text, "%d", n);
  if (length < 0) return -1; // untestable: 2:T - nothing here can fail but the standard leaves room
  if (length > 11) return -2; // infeasible: 4:T - eleven at the most
  if (length == 1) return 1;
  if (text[0] == '-') return 2;
  return length > 9 ? 3 : 0;
}

int truncated(const char *text) {
  char copy[8];
  int n = snprintf(copy, sizeof copy, "%s", text);
  if (n >= (int)sizeof copy) return strlen(copy) == 7 ? 1 : 2; // infeasible: 4:F - filled to the end
  if (n < 0) return -1; // untestable: 5:T - nothing here can fail but the standard leaves room
  if (strcmp(copy, text) != 0) return 3; // infeasible: 7:T - it fitted
  return n == 0 ? 4 : 0;
}

int error_exit(FILE *log, int code) {
  if (code == 0) return 0;
  if (log != NULL && fprintf(log, "code %d\n", code) < 0) return -1;
  if (log != NULL && fclose(log) != 0) return -2;
  if (code == 0) return 5; // infeasible: 7:T - asked before
  return code < 0 ? 2 : 1;
}

int progress(int done, int all) {
  if (all <= 0 || done < 0 || done > all || all > 1000) return -1;
  int percent = done * 100 / all;
  if (percent > 100) return -2; // infeasible: 4:T - done is not more than all
  int n = printf("%3d%%\r", percent);
  if (n < 0) return -3;
  if (n != 5) return -4; // infeasible: 9:T - three digits, a sign, a return
  if (done == all && fflush(stdout) == EOF) return -5;
  return done == all;
}

int dump_bytes(FILE *out, const unsigned char *bytes, size_t n) {
  size_t written = fwrite(bytes, 1, n, out);
  if (written > n) return -3; // infeasible: 2:T - never more than given
  if (written < n) return ferror(out) ? -1 : -2; // infeasible: 6:F - the error is noted
  return n == 0 ? 1 : 0;
}

int raw_message(const char *text) {
  size_t n = strlen(text);
  ssize_t put = write(STDERR_FILENO, text, n);
  if (put < 0) return -1;
  if ((size_t)put < n) return 1;
  if ((size_t)put != n) return 2; // infeasible: 7:T - never more than given
  return n == 0 ? 3 : 0;
}

int report_both(const char *text) {
  int a = fputs(text, stdout);
  int b = fputs(text, stderr);
  if (a == EOF && b == EOF) return -3;
  if (a == EOF) return -1;
  if (b == EOF) return -2;
  if (a < 0) return -4; // infeasible: 9:T - EOF is -1, and the others are not negative
  return 0;
}

int spaced(const char *text) {
  int column = 0;
  for (; *text; text++) {
    if (putchar(*text) == EOF) return -1;
    if (++column == 4) {
      if (putchar(' ') == EOF) return -2;
      column = 0;
    }
    if (column > 3) return -3; // infeasible: 10:T - begins anew at 4
  }
  return column;
}
