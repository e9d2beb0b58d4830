/* Functions whose branches are reached through the C library only. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int two_numbers(void) {
  int a, b;
  if (scanf("%d %d", &a, &b) != 2) return 0;
  if (a == 42 && b < -7) return 1;
  return 2;
}

int sum_to_end(void) {
  int x, n = 0, result;
  while ((result = scanf("%d", &x)) == 1) n += x == 5;
  if (result == EOF) return n > 1;
  return -1;
}

int word(void) {
  char text[32];
  if (scanf("%31s", text) != 1) return 0;
  if (strcmp(text, "quit") == 0) return 1;
  return 2;
}

int command(void) {
  char kind;
  unsigned value;
  if (scanf(" %c:%x", &kind, &value) != 2) return 0;
  if (kind == 'w' && value == 0x2a) return 1;
  return 2;
}

int line(void) {
  char text[64];
  int number;
  if (fgets(text, sizeof text, stdin) == NULL) return 0;
  if (sscanf(text, "n=%d", &number) != 1) return 1;
  if (number == 12) return 2;
  return 3;
}

int real(void) {
  double x;
  if (scanf("%lf", &x) != 1) return 0;
  if (x == 2.5) return 1;
  if (x < 0) return 2;
  return 3;
}

int set(void) {
  char name[8];
  int value;
  if (scanf("%7[a-z]=%d", name, &value) != 2) return 0;
  if (name[1] == '\0' && value > 9) return 1;
  return 2;
}

int date(const char *text) {
  int year, month, day;
  if (sscanf(text, "%4d-%2d-%2d", &year, &month, &day) != 3) return 0;
  if (month == 2 && day == 29) return 1;
  return 2;
}

int number(const char *text) {
  char *end;
  long value = strtol(text, &end, 10);
  if (end == text) return 0;
  if (*end != '\0') return 1;
  if (value == -17) return 2;
  return 3;
}

int plain_number(const char *text) {
  if (atoi(text) == 31) return 1;
  return 0;
}

int real_number(const char *text) {
  if (atof(text) == 0.25) return 1;
  return 0;
}

int read_line(void) {
  char *text = NULL;
  size_t room = 0;
  long length = getline(&text, &room, stdin);
  int result = length < 0 ? 0 : text[0] == '#' ? 1 : 2;
  free(text);
  return result;
}

int tokens(char *text) {
  int count = 0;
  for (char *at = strtok(text, ", "); at != NULL; at = strtok(NULL, ", ")) count++;
  if (count == 2) return 1;
  return 0;
}

int label(int kind, const char *name) {
  char text[32];
  if (strlen(name) > 8) return 0;
  snprintf(text, sizeof text, "<%s%c>", name, kind);
  if (strcmp(text, "<ab!>") == 0) return 1;
  return 2;
}

int formatted(int value) {
  char text[16];
  int length = sprintf(text, "%d", value);
  if (length == 3) return 1;
  return 0;
}

int shown(int value, double x, const char *name) {
  printf("%d %5.2f %s %c %%\n", value, x, name, value);
  fprintf(stderr, "%d\n", value);
  putchar(value);
  puts("done");
  if (value == 77) return 1;
  return 0;
}

int written(char value) {
  fwrite(&value, 1, 1, stdout);
  if (value == 7) return 1;
  return 0;
}

int classes(int c) {
  if (isalpha(c) && isupper(c)) return 1;
  if (isdigit(c)) return 2;
  if (isspace(c)) return 3;
  if (ispunct(c)) return 4;
  return toupper(c) == 'Q';
}

static int by_value(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  return (x > y) - (x < y);
}

int median(int values[3]) {
  qsort(values, 3, sizeof *values, by_value);
  if (values[1] == 10) return 1;
  return 0;
}

int has(const int *sorted, int key) {
  const int table[5] = {2, 3, 5, 7, 11};
  const int *found = bsearch(&key, table, 5, sizeof *table, by_value);
  if (found != NULL) return 1;
  return sorted == NULL;
}

int compared(const char *a, const char *b) {
  if (memcmp(a, b, 3) == 0) return 1;
  if (strncmp(a, "xyz", 2) == 0) return 2;
  if (strchr(a, 'k') != NULL) return 3;
  return 0;
}

int copied(const char *name) {
  char *copy = strdup(name);
  if (copy == NULL) return 0;
  int result = strstr(copy, "ab") != NULL ? 1 : 2;
  free(copy);
  return result;
}
