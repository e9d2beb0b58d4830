/* Inline definitions, of which unoptimised code keeps no function. */
inline int larger(int a, int b) { return a > b ? a : b; }

inline int unused(int a) { return a > 2; }

static inline int kept(int a) { return a > 1; }

inline int declared_later(int a) { return a == 7; }
extern int declared_later(int a);

inline static int first_static(int a);
inline int first_static(int a) { return a < 0; }

int calls(int a) {
  if (larger(a, 3) == 3) return 1;
  return declared_later(a) ? 2 : 0;
}

int address(int a) {
  int (*choice)(int, int) = a > 5 ? larger : 0;
  return choice ? choice(a, 1) : kept(a) + first_static(a);
}
