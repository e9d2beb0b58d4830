/* Tries every input of a function that counts what it does. What stands before this says how much
   there is to count; what follows is what to count, the function, and one call of it. */
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

#define FUEL_AT_FIRST 6000
#define DEEPEST 60
#define BLOCKS 64

/* What one call of the function did. */
struct act {
  struct act *outer;
  int c[STATEMENTS];
  char o[OUTCOMES];
  int r[LOOPS];
  char open[LOOPS];
  char a[FLAGS];
};

static struct node NODES[3];
static int CELLS[2], ROW[3];
static int refused;

static jmp_buf out, unasked;
static char met[GOALS], reached[GOALS];
static int asking, depth, fuel, outOfFuel, allocations, manyAllocations;
static struct node blocks[BLOCKS];
static void *freed[BLOCKS];
static int freedCount;

static struct act *innermost;

static void judge(struct act *A);
static void returned(struct act *A);
static void attempt(void);

static void giveUp(void) { longjmp(out, 1); }

/* What exit does: no call returns, and no loop is left. */
static void finish(void) {
  for (struct act *act = innermost; act; act = act->outer) {
    judge(act);
  }
  longjmp(out, 2);
}

static struct act *within(struct act *call) {
  struct act *outer = innermost;
  innermost = call;
  return outer;
}

static int spend(void) {
  if (--fuel < 0) {
    outOfFuel = 1;
    giveUp();
  }
  return 0;
}

static int deeper(void) {
  if (++depth > DEEPEST) {
    outOfFuel = 1;
    giveUp();
  }
  return spend();
}

static void shallower(int *unused) { depth--; }

/* A pointer that may be followed: NULL ends a question, and what was freed ends the run. */
static void *sound(void *p) {
  if (!p && asking) {
    longjmp(unasked, 1);
  }
  if (!p) {
    giveUp();
  }
  for (int i = 0; i < freedCount; i++) {
    if ((char *)p >= (char *)freed[i] && (char *)p < (char *)freed[i] + sizeof(struct node)) {
      giveUp();
    }
  }
  return p;
}

static int *element(int *row, unsigned index) {
  if (index > 2) {
    giveUp();
  }
  return (int *)sound(row) + index;
}

static void *allocate(unsigned long size) {
  int number = allocations++;
  if (number > 2) {
    manyAllocations = 1;
  }
  if (number > 2 ? number >= BLOCKS : refused >> number & 1) {
    return 0;
  }
  /* What was never written must not be read; other runs have written here. */
  return &blocks[number];
}

static void release(void *p) {
  if (p) {
    if (freedCount == BLOCKS) {
      giveUp();
    }
    freed[freedCount] = sound(p);
    freedCount++;
  }
}

static struct node *node(int index) { return index ? &NODES[index - 1] : 0; }

static long rest;

static int digit(int radix) {
  int value = rest % radix;
  rest /= radix;
  return value;
}

static void trapped(int number) { giveUp(); }

int main(void) {
  struct sigaction action = {.sa_handler = trapped, .sa_flags = SA_NODEFER};
  sigaction(SIGILL, &action, 0);
  sigaction(SIGTRAP, &action, 0);
  sigaction(SIGABRT, &action, 0);
  sigaction(SIGFPE, &action, 0);
  sigaction(SIGSEGV, &action, 0);
  static long witness[GOALS];
  long undefined = 0, endless = 0;
  for (long input = 0; input < INPUTS; input++) {
    rest = input;
    asking = depth = outOfFuel = allocations = freedCount = 0;
    fuel = FUEL_AT_FIRST;
    memset(met, 0, sizeof met);
    innermost = 0;
    int ended = _setjmp(out);
    if (ended == 1) {
      outOfFuel ? endless++ : undefined++;
      continue;
    }
    if (ended == 0) {
      attempt();
    }
    for (int i = 0; i < GOALS; i++) {
      if (met[i] && !reached[i]) {
        reached[i] = 1;
        witness[i] = input;
      }
    }
  }
  printf("%ld %ld %d\n", undefined, endless, manyAllocations);
  for (int i = 0; i < GOALS; i++) {
    printf("%ld\n", reached[i] ? witness[i] : -1L);
  }
  return 0;
}

#define D(p) ((__typeof__(p))sound(p))
#define E(a, i) element(a, i)
#define FUEL spend()
#define CALL int called __attribute__((cleanup(shallower))) = deeper()
#define ACTIVATION                                         \
  struct act A __attribute__((cleanup(returned))) = {0}; \
  A.outer = within(&A), deeper()
#define OUTCOME(i) (A.o[i] = 1)
#define ENTER(l) (A.open[l] = 1, A.r[l] = 0)
#define ASK(condition)                    \
  ({                                      \
    int answer = 0;                       \
    asking = 1;                           \
    if (!_setjmp(unasked)) {              \
      answer = (condition) ? 1 : 0;       \
    }                                     \
    asking = 0;                           \
    answer;                               \
  })
