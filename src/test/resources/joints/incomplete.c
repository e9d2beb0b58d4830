/* Declared, but nobody can call it before the structure is complete. */
struct hidden;
extern struct hidden make(int);
extern int take(struct hidden);

int even(int n) {
  if (n % 2 == 0) return 1;
  return 0;
}
