// One list of names expanded twice, so that enum and strings agree.
#include <stdio.h>
#include <string.h>

#define FRUITS(f) f(APPLE, 120) f(BANANA, 90) f(CHERRY, 8) f(MELON, 1500)

enum fruit {
#define ENUMERATOR(name, weight) name,
  FRUITS(ENUMERATOR) FRUIT_COUNT
};

static const char *const names[] = {
#define NAME(name, weight) #name,
    FRUITS(NAME)};

static const int weights[] = {
#define WEIGHT(name, weight) [name] = weight,
    FRUITS(WEIGHT)};

static enum fruit parse(const char *text) {
  enum fruit f;
  for (f = 0; f < FRUIT_COUNT; f++)
    if (strcmp(names[f], text) == 0) break;
  return f;
}

static int is_heavy(enum fruit f) {
  switch (f) {
#define CASE(name, weight) \
  case name: return weight > 100;
    FRUITS(CASE)
    default: return -1;
  }
}

int main(void) {
  for (enum fruit f = APPLE; f < FRUIT_COUNT; f++)
    printf("%d %s %dg %d\n", f, names[f], weights[f], is_heavy(f));
  printf("%d %d %d\n", parse("CHERRY"), parse("MELON"), parse("PLUM") == FRUIT_COUNT);
  printf("%d\n", is_heavy(FRUIT_COUNT));
  int total = 0;
#define ADD(name, weight) total += weight * (name + 1);
  FRUITS(ADD)
  printf("%d\n", total);
  return FRUIT_COUNT;
}
