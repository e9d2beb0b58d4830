// A callee changes its own copy only; arrays inside structs are copied too.
#include <stdio.h>
#include <string.h>

struct board { char cell[3][3]; int moves; };
struct tree { int value; const struct tree *left, *right; };
struct stack { int items[8]; int top; };

static struct board play(struct board b, int row, int column, char who) {
  b.cell[row][column] = who;
  b.moves++;
  return b;
}

static int scribble(struct board b) {
  memset(&b, '#', sizeof b);
  return b.cell[1][1];
}

static void print(struct board b) {
  for (int i = 0; i < 3; i++) printf("%.3s%c", b.cell[i], i < 2 ? '/' : ' ');
  printf("%d\n", b.moves);
}

static struct stack push(struct stack s, int v) {
  s.items[s.top++] = v;
  return s;
}

static int explore(struct stack s, int left) {
  if (left == 0) {
    int product = 1;
    for (int i = 0; i < s.top; i++) product *= s.items[i];
    return product;
  }
  return explore(push(s, left), left - 1) + explore(s, left - 1);
}

static int sum(struct tree t) {
  return t.value + (t.left ? sum(*t.left) : 0) + (t.right ? sum(*t.right) : 0);
}

int main(void) {
  struct board empty, after;
  memset(empty.cell, '.', sizeof empty.cell);
  empty.moves = 0;
  after = play(play(empty, 1, 1, 'X'), 0, 2, 'O');
  print(empty);
  print(after);
  printf("%c\n", scribble(after));
  print(after);
  after = play(after, 2, 2, 'X');
  print(after);
  printf("%d\n", explore((struct stack){{0}, 0}, 5));
  struct tree leaf = {3, NULL, NULL}, left = {2, &leaf, NULL}, root = {1, &left, &leaf};
  printf("%d\n", sum(root));
  struct stack s = push(push((struct stack){{0}, 0}, 4), 5), t = s;
  t.items[0] = 99;
  printf("%d %d %d\n", s.items[0], t.items[0], s.top);
  struct board history[3] = {empty, play(empty, 0, 0, 'a'),
      play(play(empty, 0, 0, 'a'), 0, 1, 'b')};
  for (int i = 0; i < 3; i++) print(history[i]);
  return explore(s, 2);
}
