/* Every ?: is a numbered decision of its own, but where gcc makes no branch. */
struct pair { int x, y; };
int f(int);
void g(void);

int plain(int a, int b) { return a ? b : f(a ? 1 : 2); }
int truth(int a) { return (a ? 1 : 0) + (a ? 0 : 1); }
int elvis(int a) { return a ?: 5; }
double mixed(int a, double d) { return a ? a : d; }
void *pointers(int a, int *p) { return a ? p : 0; }
void effects(int a) { a ? f(a) : (void)0; }
int member(int a, struct pair p, struct pair q) { return (a ? p : q).y; }
int known(int a) { return sizeof(long) == 8 ? a : f(a); }
int order(int a, int b) { return f(a ? 1 : 2) + f(b && a); }
int two(int, int);
int arguments(int a, int b) { return two(a ? 1 : 2, b ? 3 : 4); }
