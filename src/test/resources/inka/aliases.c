/* Reasons in which pointers are the same. */

struct pair {
  int first;
  int second;
};

int level;

int same_cell(int *p, int *q) {
  if (p == 0 || q == 0) return 0;
  if (p == q) {
    *p = 5;
    if (*q != 5)
      return 1; // unreachable
    if (*q == 5)
      return 2; // reachable
  }
  return 0;
}

int overwritten(int *p, int *q) {
  *p = 1;
  *q = 2;
  if (p == q) {
    if (*p == 1)
      return 1; // unreachable
  }
  if (*p == 1)
    return 2; // reachable
  return 0;
}

int fields(struct pair *p, struct pair *q) {
  p->first = 1;
  q->second = 2;
  if (p->first != 1)
    return 1; // unreachable
  if (p->second == 2)
    return 2; // reachable
  return 0;
}

int global(int *p) {
  level = 3;
  *p = 4;
  if (level == 5)
    return 1; // unreachable
  if (level == 4)
    return 2; // reachable
  return 0;
}

int followed(int *p, int x) {
  if (x == 1 && p == 0)
    return 1; // reachable
  *p = x;
  if (p == 0)
    return 2; // unreachable
  return 0;
}
