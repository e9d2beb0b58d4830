/* Two and more types that point to one another. */
#include <stddef.h>

struct person {
  int age;
  struct account *account;
  struct person *boss;
};
struct account {
  int balance;
  struct person *owner;
  struct account *linked;
};
struct row {
  int value;
  struct column *column;
  struct row *right;
};
struct column {
  int total;
  struct row *first;
};

int owns_own(struct person *p) {
  if (!p->account) return 0;
  if (p->account->owner == p) return 1;
  if (p->account->owner && p->account->owner->account == p->account) return 2;
  return 3;
}

int transfer(struct account *from, struct account *to, int amount) {
  if (from == to || amount <= 0) return -1;
  if (from->balance < amount) return -2;
  from->balance -= amount;
  to->balance += amount;
  if (from->owner == to->owner) return 1;
  return 0;
}

int chain_of_command(struct person *p) {
  int rank = 0;
  while (p->boss) {
    if (p->boss->account && p->boss->account == p->account) return -rank;
    if (p->boss->age < p->age) rank++;
    p = p->boss;
  }
  return rank;
}

struct person *richest(struct account *a) {
  struct account *best = a;
  while (a) {
    if (a->balance > best->balance) best = a;
    a = a->linked;
  }
  return best ? best->owner : NULL;
}

int tally(struct row *r) {
  int n = 0;
  for (struct row *p = r; p; p = p->right) {
    if (!p->column) continue;
    p->column->total += p->value;
    if (p->column->first == p) n++;
  }
  for (; r; r = r->right)
    if (r->column && r->column->total > 4) n += 10;
  return n;
}

int swap_owners(struct account *a, struct account *b) {
  struct person *t = a->owner;
  a->owner = b->owner;
  b->owner = t;
  if (a->owner) a->owner->account = a;
  if (b->owner) b->owner->account = b;
  if (a->owner && a->owner->account != a) return 1;
  return 0;
}

int as_bytes(struct person *p, unsigned char *bytes) {
  p->age = 0;
  bytes[1] = 7;
  if (p->age == 0x700) return 1;
  if (p->age) return 2;
  return 0;
}

int untyped(void *thing, int kind) {
  if (!thing) return -1;
  if (kind == 1) {
    struct person *p = thing;
    return p->boss == p;
  }
  if (kind == 2) {
    struct account *a = thing;
    if (a->linked && a->linked->linked == a) return 5;
    return a->balance;
  }
  return 0;
}
