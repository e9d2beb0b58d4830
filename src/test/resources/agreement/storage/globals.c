// Tentative definitions, extern declarations, initialised and zeroed globals.
#include <stdio.h>

int tentative;
int tentative;
int tentative = 5;
extern int later;
int zeroed;
static int hidden;
static int hidden = 7;
extern int hidden_too;
const char *message = "start";
double numbers[3] = {1.5};
int sized[];
int sized[4];
struct config { int level; char name[8]; } config = {2, "base"};
struct config *current = &config;
long long wide = 1LL << 40;
unsigned char byte = 300;
_Bool truth = 42;

int bump(void);
static int twice(int);

int main(void) {
  printf("%d %d %d %d\n", tentative, later, zeroed, hidden);
  extern int hidden_too;
  printf("%d\n", hidden_too);
  printf("%s %g %g\n", message, numbers[0], numbers[2]);
  sized[3] = 9;
  printf("%d %d %zu\n", sized[0], sized[3], sizeof sized);
  current->level += 10;
  printf("%d %s %lld %d %d\n", config.level, config.name, wide, byte, truth);
  message = "changed";
  int once = twice(bump());
  printf("%d %d\n", bump(), once);
  {
    extern int later;
    later++;
    int tentative = 99;
    printf("%d\n", tentative);
    {
      extern int tentative;
      tentative++;
      printf("%d\n", tentative);
    }
  }
  printf("%d %s %d\n", later, message, zeroed);
  return tentative + later;
}

int later = 11;
int hidden_too = 13;

int bump(void) {
  static int calls;
  zeroed += ++calls;
  return calls;
}

static int twice(int n) { return 2 * n + hidden; }
