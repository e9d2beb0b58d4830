// A recursive-descent calculator that reads lines from standard input.
#include <ctype.h>
#include <stdio.h>
#include <string.h>

static const char *at;
static const char *problem;

static long sum(void);

static void blanks(void) { while (isspace((unsigned char)*at)) at++; }

static long primary(void) {
  blanks();
  if (*at == '-') return at++, -primary();
  if (*at == '(') {
    at++;
    long v = sum();
    blanks();
    if (*at == ')') at++; else problem = "missing )";
    return v;
  }
  if (!isdigit((unsigned char)*at)) return problem = "number expected", 0;
  long v = 0;
  while (isdigit((unsigned char)*at)) v = v * 10 + (*at++ - '0');
  return v;
}

static long product(void) {
  long v = primary();
  for (blanks(); *at && strchr("*/%", *at); blanks()) {
    char op = *at++;
    long w = primary();
    if (op == '*') v *= w;
    else if (w == 0) problem = "division by zero";
    else v = op == '/' ? v / w : v % w;
  }
  return v;
}

static long sum(void) {
  long v = product();
  for (blanks(); *at == '+' || *at == '-'; blanks())
    if (*at++ == '+') v += product(); else v -= product();
  return v;
}

int main(void) {
  char line[100];
  int good = 0;
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = '\0';
    at = line;
    problem = NULL;
    long v = sum();
    if (!problem && *at) problem = "trailing text";
    if (problem) printf("%s: %s at %d\n", line, problem, (int)(at - line));
    else printf("%s = %ld\n", line, v), good++;
  }
  return good;
}
