// A tokeniser for a C-like language, with positions and kinds.
#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum kind { NAME, KEYWORD, NUMBER, TEXT, OPERATOR, BAD, END };
struct token { enum kind kind; const char *start; int length, line; };

static const char *at;
static int line = 1;

static int is_keyword(const char *s, int n) {
  static const char *const words[] = {"if", "else", "while", "return", "int"};
  for (unsigned i = 0; i < sizeof words / sizeof *words; i++)
    if ((int)strlen(words[i]) == n && !strncmp(words[i], s, n)) return 1;
  return 0;
}

static void skip(void) {
  for (;; at++) {
    if (*at == '\n') line++;
    else if (at[0] == '/' && at[1] == '/') while (at[1] && at[1] != '\n') at++;
    else if (!isspace((unsigned char)*at)) return;
  }
}

static struct token next(void) {
  static const char *const twos[] = {"==", "!=", "<=", ">=", "&&", "||", "++", "->"};
  skip();
  struct token t = {END, at, 0, line};
  if (!*at) return t;
  if (isalpha((unsigned char)*at) || *at == '_') {
    while (isalnum((unsigned char)*at) || *at == '_') at++;
    t.kind = is_keyword(t.start, (int)(at - t.start)) ? KEYWORD : NAME;
  } else if (isdigit((unsigned char)*at)) {
    while (isalnum((unsigned char)*at) || *at == '.') at++;
    t.kind = NUMBER;
  } else if (*at == '"') {
    for (at++; *at && *at != '"'; at++) if (*at == '\\' && at[1]) at++;
    t.kind = *at ? TEXT : BAD;
    if (*at) at++;
  } else {
    t.kind = strchr("+-*/%=<>!&|(){}[];,.", *at) ? OPERATOR : BAD;
    int two = 0;
    for (int i = 0; i < 8; i++) two |= !strncmp(at, twos[i], 2);
    at += 1 + two;
  }
  t.length = (int)(at - t.start);
  return t;
}

int main(void) {
  static const char names[] = "NKdTO?";
  at = "int main() { // start\n"
       "  if (x1 >= 0x1F && p->q != 3.14) return \"a \\\"b\\\"\";\n"
       "  y++; @ }\n\"open";
  int counts[END + 1] = {0};
  for (struct token t; (t = next()).kind != END;) {
    printf("%d%c[%.*s] ", t.line, names[t.kind], t.length, t.start);
    counts[t.kind]++;
  }
  putchar('\n');
  for (int k = 0; k < END; k++) printf("%c%d ", names[k], counts[k]);
  printf("lines %d\n", line);
  return counts[OPERATOR];
}
