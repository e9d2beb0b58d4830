/* Which of two objects lies before the other is not C's to say; within one object it is. */

struct span {
  const char *p, *end;
};

int first(struct span *s) {
  if (s->p < s->end)
    return *s->p == 'x';
  return 0;
}
