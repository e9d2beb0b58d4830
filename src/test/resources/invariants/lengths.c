/* Strings and how long they are. */
#include <stdio.h>
#include <string.h>

int line(void) {
  char text[8];
  if (fgets(text, 8, stdin) == NULL) return 0;
  if (strlen(text) > 7) return 1; // infeasible: 3:T - room for the end
  return strlen(text) > 3 ? 2 : 3;
}

int line_twin(void) {
  char text[16];
  if (fgets(text, 9, stdin) == NULL) return 0;
  if (strlen(text) > 7) return 1;
  return 2;
}

int chopped(void) {
  char text[8];
  if (fgets(text, sizeof text, stdin) == NULL) return 0;
  size_t n = strlen(text);
  if (n == 0) return 1;
  text[n - 1] = '\0';
  if (strlen(text) >= n) return 2; // infeasible: 7:T - it is cut
  return 3;
}

/* Another character in the end's place. */
int chopped_twin(char c) {
  char text[16] = "";
  if (fgets(text, 8, stdin) == NULL) return 0;
  size_t n = strlen(text);
  if (n == 0) return 1;
  text[n] = c;
  text[15] = '\0';
  if (strlen(text) > n) return 2;
  return 3;
}

/* The write goes through another pointer. */
int alias_twin(char *a, char *b) {
  size_t n = strlen(a);
  *b = '\0';
  if (strlen(a) < n) return 1;
  return 0;
}

int same(const char *s, int *p) {
  size_t n = strlen(s);
  int k = p != NULL;
  if (strlen(s) != n) return 1; // infeasible: 3:T - nobody writes
  return k ? 2 : 3;
}

int copied(const char *from) {
  char own[16];
  strcpy(own, from);
  if (strlen(own) != strlen(from)) return 1; // infeasible: 2:T - a copy
  return 0;
}

int copied_short(char *to) {
  strcpy(to, "four");
  if (strlen(to) > 4) return 1; // infeasible: 2:T - four characters
  return strlen(to) == 4;
}

int copied_twin(char *to, int n) {
  strcpy(to, "four");
  to[4] = (char)n;
  if (strlen(to) > 4) return 1;
  return 0;
}

int main(void) {
  int sum = 0;
  sum += line() + line() + line_twin() + line_twin() + chopped() + chopped() + chopped_twin('!');
  sum += chopped_twin('!') + chopped_twin(0);
  sum += line() + line_twin() + chopped() + chopped_twin(0);
  char a[8] = "abc", b[8] = "abc";
  sum += alias_twin(a, b) + alias_twin(a, a + 1) + same(a, &sum) + same(a, NULL);
  sum += copied(a) + copied_short(a) + copied_twin(a, 0);
  a[5] = '\0';
  sum += copied_twin(a, 'x');
  return sum & 1;
}
