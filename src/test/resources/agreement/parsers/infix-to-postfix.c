// The shunting-yard algorithm, then evaluation of the postfix form.
#include <ctype.h>
#include <stdio.h>
#include <string.h>

static int rank(char op) {
  return op == '^' ? 3 : strchr("*/%", op) ? 2 : strchr("+-", op) ? 1 : 0;
}

static int to_postfix(const char *in, char *out) {
  char stack[50];
  int top = 0;
  for (; *in; in++) {
    if (isspace((unsigned char)*in)) continue;
    if (isdigit((unsigned char)*in)) {
      while (isdigit((unsigned char)*in)) *out++ = *in++;
      in--;
      *out++ = ' ';
    } else if (*in == '(') {
      stack[top++] = '(';
    } else if (*in == ')') {
      while (top && stack[top - 1] != '(') *out++ = stack[--top];
      if (!top--) return 0;
    } else {
      while (top && rank(stack[top - 1]) >= rank(*in) + (*in == '^') && stack[top - 1] != '(')
        *out++ = stack[--top];
      stack[top++] = *in;
    }
  }
  while (top) {
    if (stack[--top] == '(') return 0;
    *out++ = stack[top];
  }
  *out = '\0';
  return 1;
}

static long power(long b, long e) { return e > 0 ? b * power(b, e - 1) : 1; }

static long evaluate(const char *s) {
  long stack[30];
  int top = 0;
  for (; *s; s++) {
    if (isdigit((unsigned char)*s)) {
      long v = 0;
      while (isdigit((unsigned char)*s)) v = v * 10 + (*s++ - '0');
      stack[top++] = v;
      continue;
    }
    long b = stack[--top], a = stack[top - 1];
    switch (*s) {
      case '+': a += b; break;
      case '-': a -= b; break;
      case '*': a *= b; break;
      case '/': a /= b; break;
      case '%': a %= b; break;
      default: a = power(a, b);
    }
    stack[top - 1] = a;
  }
  return stack[0];
}

int main(void) {
  const char *sources[] = {"1+2*3", "(1+2)*3", "2^3^2", "100/7%5", "10-4-3", "2*(3+(4-1)*5)^2",
      "((1)", "1)", "42"};
  int good = 0;
  long sum = 0;
  for (int i = 0; i < 9; i++) {
    char out[100];
    if (to_postfix(sources[i], out)) {
      long v = evaluate(out);
      printf("%s -> %s = %ld\n", sources[i], out, v);
      sum += v;
      good++;
    } else {
      printf("%s -> unbalanced\n", sources[i]);
    }
  }
  return (int)(sum % 200) + good;
}
