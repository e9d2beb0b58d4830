/* A calculator in postfix notation: digits, + - * and = to print. */
#include <stdio.h>

enum { DEPTH = 4 };
static int stack[DEPTH];
static int depth;

static int push(int x) {
  if (depth < 0 || depth >= DEPTH) return 0;
  stack[depth++] = x;
  return 1;
}

static int pop(int *x) {
  if (depth <= 0 || depth > DEPTH) return 0;
  *x = stack[--depth];
  return 1;
}

static int operate(int operator) {
  int right, left, result;
  if (!pop(&right) || !pop(&left)) return 0;
  switch (operator) {
    case '+': result = left + right; break;
    case '-': result = left - right; break;
    default: result = left * right; break;
  }
  if (!push(result)) return 0; // infeasible: 7:T - two were just taken off
  return 1;
}

int main(void) {
  int c, top;
  while ((c = getchar()) != EOF) {
    if (c >= '0' && c <= '9') {
      if (!push(c - '0')) {
        puts("full");
        return 1;
      }
    } else if (c == '+' || c == '-' || c == '*') {
      if (!operate(c)) {
        puts("too few");
        return 1;
      }
    } else if (c == '=') {
      if (!pop(&top)) {
        puts("empty");
        return 1;
      }
      printf("%d\n", top);
    } else if (c != ' ' && c != '\n') {
      puts("what?");
      return 2;
    }
  }
  return 0;
}
