// Bit-fields as dates, playing cards and flags passed around by value.
#include <stdio.h>

struct date { unsigned year : 12, month : 4, day : 5; };
struct card { unsigned char suit : 2, rank : 4, face_up : 1; };

static struct date next(struct date d) {
  static const unsigned char lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  unsigned length = lengths[d.month - 1];
  if (d.month == 2 && d.year % 4 == 0 && (d.year % 100 || d.year % 400 == 0)) length++;
  if (d.day < length) {
    d.day++;
  } else {
    d.day = 1;
    if (d.month < 12) d.month++;
    else d.month = 1, d.year++;
  }
  return d;
}

static int value(struct card c) {
  return c.face_up ? c.rank > 10 ? 10 : c.rank == 1 ? 11 : c.rank : 0;
}

int main(void) {
  struct date d = {2023, 12, 30};
  for (int i = 0; i < 64; i++) {
    if (i % 9 == 0 || d.day == 29) printf("%u-%02u-%02u ", d.year, d.month, d.day);
    d = next(d);
  }
  putchar('\n');
  struct card deck[52];
  for (int i = 0; i < 52; i++) deck[i] = (struct card){i / 13, i % 13 + 1, i % 2};
  for (int i = 0; i < 52; i++) {
    int j = (i * 17 + 5) % 52;
    struct card t = deck[i];
    deck[i] = deck[j];
    deck[j] = t;
  }
  int total = 0, suits[4] = {0};
  for (int i = 0; i < 10; i++) {
    printf("%c%u%s ", "CDHS"[deck[i].suit], deck[i].rank, deck[i].face_up ? "" : "?");
    total += value(deck[i]);
  }
  for (int i = 0; i < 52; i++) suits[deck[i].suit] += deck[i].rank;
  printf("\n%d %d %d %d %d\n", total, suits[0], suits[1], suits[2], suits[3]);
  printf("%zu %zu\n", sizeof d, sizeof deck);
  return total;
}
