/* Queues, ring buffers, stacks, skip lists. */
#include <stddef.h>

struct element {
  int value;
  struct element *next;
};
struct queue {
  struct element *front, *back;
};
struct buffer {
  unsigned head, tail;
  int slots[4];
};
struct tower {
  int key;
  int height;
  struct tower *forward[3];
};

void enqueue(struct queue *q, struct element *e) {
  e->next = NULL;
  if (q->back)
    q->back->next = e;
  else
    q->front = e;
  q->back = e;
}

struct element *dequeue(struct queue *q) {
  struct element *e = q->front;
  if (!e) return NULL;
  q->front = e->next;
  if (q->back == e) q->back = NULL;
  return e;
}

int drain(struct queue *from, struct queue *to) {
  int n = 0;
  struct element *e;
  while ((e = dequeue(from)) != NULL) {
    if (e->value < 0) continue;
    enqueue(to, e);
    if (++n == 4) break;
  }
  return n;
}

int buffer_put(struct buffer *b, int v) {
  if (b->head - b->tail >= 4) return 0;
  b->slots[b->head++ % 4] = v;
  return 1;
}

int buffer_sum(struct buffer *b) {
  int sum = 0;
  while (b->tail != b->head) {
    int v = b->slots[b->tail % 4];
    b->tail++;
    if (v > 3) return sum;
    sum += v;
  }
  return -sum;
}

struct tower *skip_find(struct tower *head, int key) {
  struct tower *t = head;
  for (int level = 2; level >= 0; level--) {
    while (t->forward[level] && t->forward[level]->key < key) t = t->forward[level];
  }
  t = t->forward[0];
  if (t && t->key == key) return t;
  return NULL;
}

int skip_unlink(struct tower *head, struct tower *out) {
  int cut = 0;
  for (int level = 0; level < 3; level++) {
    struct tower *t = head;
    while (t && t->forward[level] != out) t = t->forward[level];
    if (t) {
      t->forward[level] = out->forward[level];
      cut++;
    }
  }
  return cut;
}

int priority_insert(struct element **head, struct element *e) {
  int passed = 0;
  while (*head && (*head)->value >= e->value) {
    if (*head == e) return -1;
    head = &(*head)->next;
    passed++;
  }
  e->next = *head;
  *head = e;
  return passed;
}

int evaluate(const char *s) {
  int stack[4], top = 0;
  for (; *s; s++) {
    if (*s >= '0' && *s <= '9') {
      if (top == 4) return -1;
      stack[top++] = *s - '0';
    } else if (*s == '+') {
      if (top < 2) return -2;
      top--;
      stack[top - 1] += stack[top];
    } else if (*s != ' ')
      return -3;
  }
  return top == 1 ? stack[0] : -4;
}
