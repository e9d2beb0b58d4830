/* The operations of stdatomic.h on numbers, pointers, members and whole structures. */
#include <stdatomic.h>
#include <stdio.h>

struct node {
  int value;
  struct node *_Atomic next;
};

struct gauge {
  _Atomic int count;
  atomic_long total;
  _Atomic(unsigned char) level;
  atomic_bool open;
};

struct point {
  int x, y;
};

struct suffix {
  const char *start;
};

static _Atomic int counter = 5;
static struct node *_Atomic top;
static _Atomic struct point place;
static atomic_flag lock = ATOMIC_FLAG_INIT;

static void push(struct node *fresh) {
  struct node *old = atomic_load(&top);
  do {
    atomic_store(&fresh->next, old);
  } while (!atomic_compare_exchange_strong(&top, &old, fresh));
}

static void numbers(void) {
  printf("%d ", atomic_fetch_add(&counter, 3));
  printf("%d ", atomic_fetch_sub_explicit(&counter, 1, memory_order_relaxed));
  printf("%d ", atomic_fetch_or(&counter, 16));
  printf("%d ", atomic_fetch_and(&counter, 0x1e));
  printf("%d ", atomic_fetch_xor(&counter, 0xff));
  int expected = 1;
  printf("%d ", atomic_compare_exchange_strong(&counter, &expected, 9));
  printf("%d ", expected);
  printf("%d ", atomic_compare_exchange_strong(&counter, &expected, 9));
  printf("%d\n", atomic_load(&counter));
}

static void members(struct gauge *gauge) {
  atomic_init(&gauge->count, 1);
  atomic_init(&gauge->total, 2);
  atomic_init(&gauge->level, 250);
  atomic_init(&gauge->open, 0);
  atomic_fetch_add(&gauge->level, 10);
  atomic_fetch_add(&gauge->total, 1L << 40);
  printf("%d ", atomic_exchange(&gauge->open, 7));
  gauge->count += 4;
  gauge->count++;
  --gauge->total;
  gauge->level *= 2;
  printf("%d %d %ld %d\n", gauge->open, gauge->count, atomic_load(&gauge->total), gauge->level);
}

static void structures(void) {
  struct point first = {3, 4};
  struct point second = {7, 8};
  struct point expected = first;
  atomic_store(&place, first);
  struct point seen = atomic_load(&place);
  printf("%d %d ", seen.x, seen.y);
  printf("%d ", atomic_compare_exchange_strong(&place, &expected, second));
  printf("%d ", atomic_compare_exchange_strong(&place, &expected, first));
  printf("%d %d ", expected.x, expected.y);
  seen = atomic_exchange(&place, first);
  printf("%d ", seen.y);
  place = second;
  seen = place;
  printf("%d\n", seen.x);
}

static void addresses(void) {
  static const char text[] = "heap";
  struct suffix held = {text}, given = {text + 1}, was;
  __atomic_load(&held, &was, __ATOMIC_SEQ_CST);
  printf("%s ", was.start);
  __atomic_exchange(&held, &given, &was, __ATOMIC_SEQ_CST);
  printf("%s %s ", held.start, was.start);
  printf("%d ", __atomic_compare_exchange(&held, &was, &given, 0, __ATOMIC_SEQ_CST,
                                          __ATOMIC_SEQ_CST));
  printf("%s ", was.start);
  given.start = text + 2;
  printf("%d ", __atomic_compare_exchange(&held, &was, &given, 0, __ATOMIC_SEQ_CST,
                                          __ATOMIC_SEQ_CST));
  printf("%s\n", held.start);
}

static void reals(void) {
  _Atomic double real = 3.5;
  double expected = 3;
  printf("%d ", atomic_compare_exchange_strong(&real, &expected, 0.25));
  printf("%g ", expected);
  printf("%d ", atomic_compare_exchange_strong(&real, &expected, 0.25));
  printf("%g ", atomic_exchange(&real, 3));
  printf("%g\n", atomic_load(&real));
}

static void flags(void) {
  printf("%d ", atomic_flag_test_and_set(&lock));
  printf("%d ", atomic_flag_test_and_set_explicit(&lock, memory_order_acquire));
  atomic_flag_clear(&lock);
  printf("%d\n", atomic_flag_test_and_set(&lock));
  atomic_thread_fence(memory_order_seq_cst);
}

int main(void) {
  struct node one = {1, NULL}, two = {2, NULL};
  struct gauge gauge;
  push(&one);
  push(&two);
  for (struct node *at = atomic_load(&top); at; at = atomic_load(&at->next)) {
    printf("%d ", at->value);
  }
  numbers();
  members(&gauge);
  structures();
  addresses();
  reals();
  flags();
  return atomic_load(&counter);
}
