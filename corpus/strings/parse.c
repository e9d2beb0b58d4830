/* Parsers and scanners. */
#include <ctype.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* A decimal number with a sign, as an int; false if it is none or too large. */
bool parse_int(const char *s, int *value) {
  bool negative = false;
  int n = 0;
  if (*s == '-' || *s == '+') negative = *s++ == '-';
  if (*s == '\0') return false;
  for (; *s != '\0'; s++) {
    if (*s < '0' || *s > '9') return false;
    if (n > 9999) return false;
    n = 10 * n + (*s - '0');
  }
  if (n < 0) return false; // infeasible: 14:T - five digits and one more fit into an int
  *value = negative ? -n : n;
  return true;
}

/* hh:mm as minutes after midnight, -1 if it is not a time. */
int parse_time(const char *s) {
  for (int i = 0; i < 5; i++) {
    if (i == 2) {
      if (s[i] != ':') return -1;
    } else if (s[i] < '0' || s[i] > '9') {
      return -1;
    }
  }
  if (s[5] != '\0') return -1;
  int hours = 10 * (s[0] - '0') + s[1] - '0', minutes = 10 * (s[3] - '0') + s[4] - '0';
  if (hours > 23 || minutes > 59) return -1;
  if (strlen(s) != 5) return -2; // infeasible: 15:T - five characters and the end were seen
  return 60 * hours + minutes;
}

/* Whether the brackets match, at most 4 deep. */
bool brackets(const char *s) {
  char open[4];
  int depth = 0;
  for (; *s != '\0'; s++) {
    switch (*s) {
      case '(':
      case '[':
        if (depth == 4) return false;
        open[depth++] = *s;
        break;
      case ')':
        if (depth == 0 || open[--depth] != '(') return false;
        break;
      case ']':
        if (depth == 0 || open[--depth] != '[') return false;
        break;
      default:
        break;
    }
    if (depth < 0) return false; // infeasible: 12:T - lowered only where it is not 0
  }
  return depth == 0;
}

enum token { END, NUMBER, NAME, SYMBOL, BAD };

/* The next token; *s is moved behind it. */
enum token next_token(const char **s) {
  const char *p = *s;
  enum token kind;
  while (isspace((unsigned char)*p)) p++;
  if (*p == '\0') {
    kind = END;
  } else if (isdigit((unsigned char)*p)) {
    do {
      p++;
    } while (isdigit((unsigned char)*p));
    kind = isalpha((unsigned char)*p) ? BAD : NUMBER;
  } else if (isalpha((unsigned char)*p) || *p == '_') {
    while (isalnum((unsigned char)*p) || *p == '_') p++;
    kind = NAME;
  } else if (strchr("+-*/()=", *p) != NULL) {
    p++;
    kind = SYMBOL;
  } else {
    kind = BAD;
  }
  *s = p;
  return kind;
}

static int parse_sum(const char **s, int *error);

static int parse_factor(const char **s, int *error) {
  int value = 0;
  if (**s == '(') {
    ++*s;
    value = parse_sum(s, error);
    if (**s == ')')
      ++*s;
    else
      *error = 1;
    return value;
  }
  if (**s < '0' || **s > '9') {
    *error = 1;
    return 0;
  }
  return *(*s)++ - '0';
}

static int parse_product(const char **s, int *error) {
  int value = parse_factor(s, error);
  while (*error == 0 && (**s == '*' || **s == '/')) {
    char operator = *(*s)++;
    int right = parse_factor(s, error);
    if (operator == '*') {
      value *= right;
    } else if (right == 0) {
      *error = 2;
    } else {
      value /= right;
    }
  }
  return value;
}

static int parse_sum(const char **s, int *error) {
  int value = parse_product(s, error);
  while (*error == 0 && (**s == '+' || **s == '-')) {
    if (*(*s)++ == '+')
      value += parse_product(s, error);
    else
      value -= parse_product(s, error);
  }
  return value;
}

/* The value of a sum such as 2*(3+4); *error: 1 no sum, 2 division by zero. */
int calculate(const char *s, int *error) {
  *error = 0;
  int value = parse_sum(&s, error);
  if (*error == 0 && *s != '\0') *error = 1;
  if (*error != 0) return 0;
  return value;
}

/* Four numbers up to 255 with dots. */
bool parse_address(const char *s, unsigned char out[4]) {
  for (int part = 0; part < 4; part++) { // infeasible: 2:F - the fourth part returns
    char *end;
    if (!isdigit((unsigned char)*s)) return false;
    long n = strtol(s, &end, 10);
    if (n < 0) return false; // infeasible: 7:T - the text starts with a digit
    if (n > 255) return false;
    out[part] = (unsigned char)n;
    if (part == 3) return *end == '\0';
    if (*end != '.') return false;
    s = end + 1;
  }
  return false;
}

/* Decodes %41 and +; false for a broken code or too little room. */
bool url_decode(const char *s, char *out, size_t room) {
  size_t n = 0;
  while (*s != '\0') {
    if (n + 1 >= room) return false;
    if (*s == '%') {
      if (!isxdigit((unsigned char)s[1]) || !isxdigit((unsigned char)s[2])) return false;
      char digits[3] = {s[1], s[2], '\0'};
      out[n++] = (char)strtol(digits, NULL, 16);
      s += 3;
    } else {
      out[n++] = *s == '+' ? ' ' : *s;
      s++;
    }
  }
  if (room == 0) return false;
  out[n] = '\0';
  return true;
}

/* A line "key = value"; the lengths of both, false without a key or a sign. */
bool split_setting(const char *line, int *key, int *value) {
  const char *sign = strchr(line, '=');
  if (sign == NULL) return false;
  if (sign < line) return false; // infeasible: 4:T - strchr looks from line onwards
  const char *end = sign;
  while (end > line && end[-1] == ' ') end--;
  if (end == line) return false;
  *key = (int)(end - line);
  const char *rest = sign + 1;
  while (*rest == ' ') rest++;
  *value = (int)strlen(rest);
  return true;
}

/* The check of a ten-digit book number. */
bool isbn10(const char *s) {
  int sum = 0;
  for (int i = 0; i < 10; i++) {
    int d;
    if (s[i] >= '0' && s[i] <= '9')
      d = s[i] - '0';
    else if (i == 9 && s[i] == 'X')
      d = 10;
    else
      return false;
    sum += (10 - i) * d;
  }
  return s[10] == '\0' && sum % 11 == 0;
}

/* A Roman number of a few letters up to C, 0 for other text. */
int roman(const char *s) {
  int total = 0, last = 1000;
  for (; *s != '\0'; s++) {
    int v;
    switch (*s) {
      case 'I': v = 1; break;
      case 'V': v = 5; break;
      case 'X': v = 10; break;
      case 'L': v = 50; break;
      case 'C': v = 100; break;
      default: return 0;
    }
    if (total > 300) return 0;
    total += v;
    if (v > last) total -= 2 * last;
    if (v == 1000) return -1; // infeasible: 17:T - no letter here is worth that
    last = v;
  }
  return total;
}
