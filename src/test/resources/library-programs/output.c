/* What is outside when a program stops without warning depends on how its output was buffered. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static unsigned int seed = 3;

static int pick(int limit) {
  seed = seed * 1664525u + 1013904223u;
  return (int)((seed >> 8) % (unsigned)limit);
}

static char text[20001], own[5000];

static void piece(void) {
  static const int sizes[] = {1, 2, 100, 1000, 2048, 4095, 4096, 4097, 8192, 12288, 9000};
  int size = sizes[pick(11)], kind = pick(9);
  text[size] = 0;
  if (pick(3) == 0) text[size - 1] = '\n';
  if (kind == 0) printf("%s", text);
  if (kind == 1) fputs(text, stdout);
  if (kind == 2) puts(text);
  if (kind == 3) fwrite(text, 1, size, stdout);
  if (kind == 4) for (int i = 0; i < size; i++) putchar(text[i]);
  if (kind == 5) fprintf(stdout, "%.*s", size, text);
  if (kind == 6) fputs("short\n", stderr), putc('.', stdout);
  if (kind == 7 && pick(3) == 0) fflush(pick(2) ? stdout : NULL);
  if (kind == 8) putchar_unlocked('u'), fputs_unlocked("v", stdout), fwrite_unlocked("wxyz", 2, 2, stdout);
  memset(text, 'a' + pick(26), sizeof text - 1);
}

static void set_buffer(void) {
  switch (pick(8)) {
    case 0: setvbuf(stdout, NULL, _IOLBF, 0); break;
    case 1: setvbuf(stdout, NULL, _IONBF, 0); break;
    case 2: setvbuf(stdout, own, _IOFBF, 100); break;
    case 3: setvbuf(stdout, own, _IOFBF, 1000); break;
    case 4: setvbuf(stdout, NULL, _IOFBF, 64); break;
  }
}

static void child(void) {
  set_buffer();
  memset(text, 'x', sizeof text - 1);
  for (int i = pick(7); i >= 0; i--) piece();
  switch (pick(4)) {
    case 0: abort();
    case 1: exit(3);
    case 2: _exit(4);
    default: fclose(stdout), exit(5);
  }
}

int main(void) {
  dup2(1, 2);
  for (int i = 0; i < 250; i++) {
    int status;
    seed = 100 + i;
    dprintf(1, "\n-- %d\n", i);
    if (fork() == 0) child();
    wait(&status);
    dprintf(1, "\n%x\n", status);
  }
  printf("%d", printf("%d %s\n", 5, "five"));
  printf(" %d", fputs("ab", stdout)), printf(" %d", puts("xyz")), printf(" %d", putchar(200)), printf(" %d\n", fileno(stdout));
  char line[20], *grown;
  printf("%d ", snprintf(line, 4, "%s", "longer")), printf("%s", line);
  printf(" %d ", sprintf(line, "%c%c", 'q', 'r')), printf("%s", line);
  printf(" %d", asprintf(&grown, "%5.2f|%-4d|", 3.14159, 7));
  puts(grown);
  free(grown);
  printf("%d ", fgetc(stdout)), printf("%d %d\n", ferror(stdout), fputc('x', stdin)), clearerr(stdout);
  printf("%d %d\n", ferror(stdout), (int)fwrite("", 0, 5, stdout));
}
