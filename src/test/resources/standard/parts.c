struct node {
  int value;
  struct node *next;
};

/* Every outcome is feasible; one needs both pointers to be the same. */
int shared(struct node *p, struct node *q) {
  if (!p || !q) return 0;
  p->value = 1;
  q->value = 2;
  if (p->value == 2) return 1;
  return p == q->next;
}

/* The last condition never holds. */
int bounded(unsigned n) {
  int rounds = 0;
  while (rounds < 5 && n > 3) {
    n /= 2;
    rounds++;
  }
  if (rounds > 5) return -1;
  return rounds;
}
