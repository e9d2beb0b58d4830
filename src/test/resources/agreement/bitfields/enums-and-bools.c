// Bit-fields of enum, bool and plain int type, in conditions and switches.
#include <stdbool.h>
#include <stdio.h>

enum suit { CLUBS, DIAMONDS, HEARTS, SPADES };
enum signed_kind { DOWN = -1, LEVEL, UP };

struct state {
  enum suit suit : 2;
  enum signed_kind kind : 2;
  bool ready : 1, done : 1;
  int plain : 3;
  unsigned count : 4;
};

static const char *name(struct state s) {
  switch (s.suit) {
    case CLUBS: return "clubs";
    case DIAMONDS: return "diamonds";
    case HEARTS: return "hearts";
    case SPADES: return "spades";
  }
  return "?";
}

static void print(struct state s) {
  printf("%s %d %d%d %d %u\n", name(s), s.kind, s.ready, s.done, s.plain, s.count);
}

int main(void) {
  struct state s = {SPADES, DOWN, true, 0, -4, 15};
  print(s);
  s.suit = (enum suit)(s.suit + 1);
  s.kind = UP;
  s.ready = !s.ready;
  s.done = 8;
  s.plain--;
  s.count++;
  print(s);
  s.plain = 4;
  s.count -= 1;
  s.done = s.count && s.plain;
  print(s);
  if (s.done && !s.ready) puts("done, not ready");
  while (s.count > 12) s.count--, s.plain++;
  print(s);
  int passes = 0;
  for (s.suit = HEARTS; s.suit != CLUBS; s.suit = (enum suit)((s.suit + 1) & 3)) passes++;
  printf("%d %zu\n", passes, sizeof s);
  s.kind = s.kind == UP ? LEVEL : UP;
  printf("%d %d\n", s.kind, s.kind < UP);
  printf("%d %d\n", s.ready ?: 5, (s.done ? s.count : s.plain) + 1);
  s.ready |= s.done;
  s.done ^= 1;
  s.count ^= 0xff;
  s.plain &= 1;
  print(s);
  return s.count * 4 + s.ready;
}
