// A queue and a stack over one node pool with a free list.
#include <stdio.h>

enum { POOL = 6, NONE = -1 };
static struct { int value, next; } pool[POOL];
static int free_head;

static void init(void) {
  for (int i = 0; i < POOL; i++) pool[i].next = i + 1 < POOL ? i + 1 : NONE;
  free_head = 0;
}

static int allocate(int value, int next) {
  int n = free_head;
  if (n == NONE) return NONE;
  free_head = pool[n].next;
  pool[n].value = value;
  pool[n].next = next;
  return n;
}

static int release(int n) {
  int value = pool[n].value;
  pool[n].next = free_head;
  free_head = n;
  return value;
}

struct queue { int head, tail; };

static int enqueue(struct queue *q, int value) {
  int n = allocate(value, NONE);
  if (n == NONE) return 0;
  if (q->head == NONE) q->head = n;
  else pool[q->tail].next = n;
  q->tail = n;
  return 1;
}

static int dequeue(struct queue *q) {
  int n = q->head;
  if (n == NONE) return -1;
  q->head = pool[n].next;
  return release(n);
}

static int push(int *stack, int value) {
  int n = allocate(value, *stack);
  if (n == NONE) return 0;
  *stack = n;
  return 1;
}

static int pop(int *stack) {
  int n = *stack;
  if (n == NONE) return -1;
  *stack = pool[n].next;
  return release(n);
}

int main(void) {
  init();
  struct queue q = {NONE, NONE};
  int stack = NONE, accepted = 0;
  for (int i = 1; i <= 8; i++) accepted += i % 2 ? enqueue(&q, i) : push(&stack, i);
  printf("%d %d\n", accepted, free_head);
  printf("%d %d\n", dequeue(&q), pop(&stack));
  printf("%d\n", push(&stack, 100) + enqueue(&q, 200) + push(&stack, 300));
  for (int v; (v = dequeue(&q)) >= 0;) printf("q%d ", v);
  for (int v; (v = pop(&stack)) >= 0;) printf("s%d ", v);
  int left = 0;
  for (int n = free_head; n != NONE; n = pool[n].next) left++;
  printf("%d\n", left);
  return accepted * 10 + left;
}
