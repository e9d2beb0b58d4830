/* What the functions of streams give and leave alone. */
#include <stdio.h>
#include <stdlib.h>

int character(void) {
  int c = getchar();
  if (c > 255) return 1; // infeasible: 2:T - a character or EOF
  return c < 0 ? 2 : 3;
}

/* A character is not a plain char. */
int character_twin(void) {
  char c = (char)getchar();
  if (c < -1) return 1;
  return c < 0 ? 2 : 3;
}

int kept_while_printing(int n) {
  int m;
  if (scanf("%d", &m) != 1) return -1;
  if (m < 0 || n < 0) return -2;
  printf("%d %d\n", m, n);
  puts("kept");
  if (m < 0) return 1; // infeasible: 7:T - printing writes nothing
  return 0;
}

/* The second reading makes it anything. */
int kept_twin(int n) {
  int m;
  if (scanf("%d", &m) != 1) return -1;
  if (m < 0 || n < 0) return -2;
  printf("%d %d\n", m, n);
  if (scanf("%d", &m) != 1) return -3;
  if (m < 0) return 1;
  return 0;
}

static int *known;

static void others(void) {
  if (known != NULL) *known = 9;
}

static void (*volatile hook)(void) = others;

int read_alone(void) {
  int m;
  if (scanf("%d", &m) != 1) return -1;
  if (m > 5) return -2;
  hook();
  if (m > 5) return 1; // infeasible: 6:T - who reads a number keeps no address
  return 0;
}

/* Others know where it is. */
int read_alone_twin(int told) {
  int m;
  if (told) known = &m;
  if (scanf("%d", &m) != 1) return -1;
  if (m > 5) return -2;
  hook();
  known = NULL;
  if (m > 5) return 1;
  return 0;
}

int items(void) {
  int a = 0, b = 0;
  int got = scanf("%d %d", &a, &b);
  if (got > 2) return 1; // infeasible: 4:T - two things to read
  return got < 0 ? 2 : got == 2 ? 3 : 4;
}

/* Three things to read. */
int items_twin(void) {
  int a = 0, b = 0, c = 0;
  int got = scanf("%d %d %d", &a, &b, &c);
  if (got > 2) return 1;
  return got < 0 ? 2 : 3;
}

/* How many characters came out goes to n. */
int counted_twin(int k) {
  int n = 0;
  printf("%*d%n\n", k, k, k > 0 ? &n : &k);
  if (n != 0) return 1;
  return 0;
}

int stops_at_the_end(void) {
  int c, n = 0;
  while ((c = getchar()) != EOF && c != '\n') n++;
  if (c != EOF && c != '\n') return 1; // infeasible: 4.2:T - the loop ends at these only
  return n > 2 ? 2 : 3;
}

/* The loop has another way out. */
int stops_twin(void) {
  int c, n = 0;
  while ((c = getchar()) != EOF && n < 2) n++;
  if (c != EOF && c != '\n') return 1;
  return 3;
}

/* Streams have flags that others set. */
int flag_twin(int k) {
  if (feof(stdin)) return 1;
  while (k-- > 0) getchar();
  if (feof(stdin)) return 2;
  return 3;
}

int never_returns(int n) {
  if (n < 0) exit(0);
  if (n == -1) return 1; // infeasible: 3:T - exit does not return
  return 0;
}

int main(void) {
  int sum = 0;
  sum += read_alone() + read_alone() + read_alone();                 /* 3 9 x */
  getchar();
  sum += read_alone_twin(1) + read_alone_twin(0);                    /* 3 3 */
  sum += read_alone_twin(0) + read_alone_twin(0);                    /* 9 x */
  getchar();
  sum += character() + character_twin() + character_twin();          /* a b \xe9 */
  sum += character_twin();                                           /* \xff */
  while (getchar() != '\n') {
  }
  sum += kept_while_printing(1) + kept_while_printing(1);            /* 5 -1 */
  sum += kept_while_printing(-1) + kept_while_printing(1);           /* 5 x */
  getchar();
  sum += kept_twin(1) + kept_twin(1) + kept_twin(-1) + kept_twin(1); /* 5 5  5 -5  5  -1 */
  sum += kept_twin(1);                                               /* 5 x */
  getchar();
  sum += kept_twin(1);                                               /* x */
  getchar();
  sum += items() + items();                                          /* 1 2 1 x */
  getchar();
  sum += items_twin() + items_twin();                                /* 1 2 3 x */
  getchar();
  getchar();
  sum += counted_twin(0) + counted_twin(3);
  sum += stops_at_the_end() + stops_at_the_end();                    /* abc\n a\n */
  sum += stops_twin() + stops_twin();                                /* abc \n d\n (ends at \n) */
  sum += character();
  sum += flag_twin(0) + flag_twin(50) + flag_twin(0);
  sum += items() + items_twin() + character() + stops_at_the_end() + stops_twin();
  never_returns(1);
  never_returns(-1);
  return sum;
}
