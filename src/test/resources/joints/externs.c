#include <stddef.h>
extern unsigned char table[];
extern short sizes[4];
extern const double rates[3];
extern struct opaque *current;
extern struct { int a; char b; } config;
extern enum { LOW, HIGH } level;
extern int (*hook)(int);
extern char *const names[2];
extern volatile int flag;
extern _Bool ready;
extern _Thread_local int depth;
static unsigned short counts[3];
struct opaque;
int weight(struct opaque *);

int look(int n) {
  if (n < 0 || n > 2) return -1;
  if (sizes[n] > 100) return 1;
  if (counts[n] == 7) return 2;
  if (ready) return 3;
  if (current == NULL) return 4;
  return weight(current) == 2 ? 5 : 6;
}

int configured(void) {
  if (config.a == 3 && config.b == 'x') return 1;
  if (level == HIGH) return 2;
  return 0;
}

int hooked(int n) {
  if (hook == NULL) return 0;
  return hook(n) > 0 ? 1 : 2;
}

int deep(void) {
  if (depth > 3) return 1;
  return 0;
}

int rated(void) {
  if (rates[1] > 2.5) return 1;
  return 0;
}

int listed(void) {
  if (table[2] == 5) return 1;
  return 0;
}

struct hidden;
extern struct hidden somewhere;
int seen(struct hidden *h) {
  if (h == &somewhere) return 1;
  return 0;
}

extern const char *const titles[];
int titled(int n) {
  if (n < 0 || n > 2) return -1;
  if (titles[n] == NULL) return 1;
  return titles[n][0] == 'a';
}

int scoped(struct nowhere *p, int n);
int calls_scoped(int n) {
  if (scoped(NULL, n) == 3) return 1;
  return 0;
}
