/* Copies C text without its comments. */
#include <stdio.h>

enum state { TEXT, SLASH, COMMENT, STAR, QUOTE, ESCAPE };

static enum state step(enum state s, int c) {
  switch (s) {
    case TEXT: return c == '/' ? SLASH : c == '"' ? QUOTE : TEXT;
    case SLASH: return c == '*' ? COMMENT : c == '/' ? SLASH : TEXT;
    case COMMENT: return c == '*' ? STAR : COMMENT;
    case STAR: return c == '/' ? TEXT : c == '*' ? STAR : COMMENT;
    case QUOTE: return c == '\\' ? ESCAPE : c == '"' ? TEXT : QUOTE;
    case ESCAPE: return QUOTE;
  }
  return TEXT;
}

int main(void) {
  enum state s = TEXT;
  int c;
  while ((c = getchar()) != EOF) {
    enum state before = s;
    s = step(s, c);
    if (s > ESCAPE) return 9; // infeasible: 5:T - step answers one of the six
    if (before == SLASH && s != COMMENT) putchar('/');
    if (before == COMMENT || before == STAR || s == COMMENT) continue;
    if (s != SLASH) putchar(c);
  }
  if (s == COMMENT || s == STAR) return 1;
  return s == QUOTE || s == ESCAPE ? 2 : 0;
}
