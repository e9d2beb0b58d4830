/* Labels as values: tables of them, differences, addresses that a caller is handed. */
#include <stdio.h>
/* relative table */
static int relative(const unsigned char *code) {
  static const int offsets[] = {&&add - &&add, &&twice - &&add, &&stop - &&add};
  int acc = 1;
  goto *(&&add + offsets[*code++]);
add:
  acc += 3;
  goto *(&&add + offsets[*code++]);
twice:
  acc *= 2;
  goto *(&&add + offsets[*code++]);
stop:
  return acc;
}
/* designated table in a macro, nonconst filled at first call */
static int lazily(const char *s) {
  static void *table[256];
  static int ready;
  if (!ready) {
    for (int i = 0; i < 256; i++) table[i] = &&other;
    for (int i = '0'; i <= '9'; i++) table[i] = &&digit;
    table['+'] = &&plus;
    table[0] = &&end;
    ready = 1;
  }
  int sum = 0, number = 0;
#define NEXT goto *table[(unsigned char)*s++]
  NEXT;
digit:
  number = number * 10 + (s[-1] - '0');
  NEXT;
plus:
  sum += number;
  number = 0;
  NEXT;
other:
  return -1;
end:
  return sum + number;
}
/* return address kept in a variable */
static int subroutine(int n) {
  void *back = &&first;
  int x = n;
  goto square;
first:
  if (x > 50) return x;
  back = &&second;
square:
  x = x * x;
  goto *back;
second:
  return -x;
}
/* struct of labels */
struct insn { void *handler; int operand; };
static int direct(int n) {
  struct insn program[4] = {{&&push, 4}, {&&mul, n}, {&&push, 1}, {&&halt, 0}};
  struct insn *pc = program;
  int acc = 0;
  goto *pc->handler;
push:
  acc += pc->operand; pc++; goto *pc->handler;
mul:
  acc *= pc->operand; pc++; goto *pc->handler;
halt:
  return acc;
}
/* threaded with export by NULL */
static void *const *labels(const struct insn *pc, int *result) {
  static void *const table[] = {&&inc, &&dec, &&out};
  int acc = 0;
  if (!pc) return table;
  goto *pc->handler;
inc: acc += pc++->operand; goto *pc->handler;
dec: acc -= pc++->operand; goto *pc->handler;
out: *result = acc; return 0;
}
static int here(void) {
  void *p = ({ __label__ spot; spot: &&spot; });
  void *q = ({ __label__ spot; spot: &&spot; });
  return p != 0 && q != 0;
}
static int scoped(int n) {
  int sum = 0;
again:;
  { int inner = n; sum += inner; void *t = n-- > 0 ? &&again : &&done; goto *t; }
done:
  return sum;
}
int main(void) {
  const unsigned char code[] = {0, 1, 1, 0, 2};
  printf("%d\n", relative(code));
  printf("%d %d\n", lazily("12+30+1"), lazily("1x"));
  printf("%d %d\n", subroutine(3), subroutine(20));
  printf("%d\n", direct(7));
  void *const *t = labels(0, 0);
  struct insn p[3] = {{t[0], 5}, {t[1], 2}, {t[2], 0}};
  int r = 0;
  labels(p, &r);
  printf("%d %d %d\n", r, here(), scoped(4));
  return 0;
}
