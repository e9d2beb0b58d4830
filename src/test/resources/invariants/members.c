/* Numbers that are one of several, with gaps between them. */
#include <ctype.h>

int name(const char *p) {
  while (isspace((unsigned char)*p)) p++;
  if (isalpha((unsigned char)*p) || *p == '_') {
    if (!isalnum((unsigned char)*p) && *p != '_') return 2; // infeasible: 4.2:T - neither
    return 1;
  }
  return 0;
}

int number(const char *p) {
  if (isalnum((unsigned char)*p) || *p == '_') {
    if (!isalpha((unsigned char)*p) && *p != '_') return 2;
    return 1;
  }
  return 0;
}

int either(int which) {
  int x;
  switch (which) {
    case 0: x = 3; break;
    case 1: x = 19; break;
    case 2: x = 40; break;
    default: return 0;
  }
  if (x == 35) return 1; // infeasible: 6:T - none of the three
  if (x == 19) return 2;
  if (x > 3 && x < 40) return 3; // infeasible: 10.2:T - that was returned
  return 4;
}

int growing(int n) {
  int x = 1;
  for (int i = 0; i < n; i++) x = x == 1 ? 9 : x == 9 ? 30 : 1;
  if (x == 30) return 1;
  if (x == 20) return 2; // infeasible: 10:T - it goes round
  return 0;
}

int shifting(int n) {
  int x = 1;
  for (int i = 0; i < n; i++) x = x == 1 ? 9 : x + 1;
  if (x == 20) return 2;
  return 0;
}

int main(void) {
  int sum = name(" a") + name("_") + name("7") + name("b") + name("\t") + name("-");
  sum += number("a") + number("_") + number("5") + number("-");
  sum += either(0) + either(1) + either(2) + either(3);
  sum += growing(0) + growing(1) + growing(2) + growing(3);
  sum += shifting(0) + shifting(12) + shifting(3);
  return sum & 1;
}
