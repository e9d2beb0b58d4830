#include <stdlib.h>
void *local(int n) {
  enum list { A, B } e = n > 3 ? B : A;
  struct secret { int v; enum list e; struct secret *me; char c; long l; };
  struct secret *s = malloc(sizeof *s);
  if (!s) return 0;
  s->v = n;
  s->e = e;
  s->me = s;
  s->c = 'x';
  s->l = 5;
  return s;
}
void bytes(char *buf, int *p, int n) {
  if (n > 3) __builtin_memcpy(buf, &p, sizeof p);
  else buf[0] = 1;
}
long number(int *p) { if (p == 0) return 0; return (long)p; }
union u { int *p; long n; char c[8]; };
void un(union u *u, int *p, int k) { if (!u) return; if (k == 1) u->p = p; else if (k == 2) u->n = 3; else u->c[1] = 'a'; }
struct pad { char c; int n; short s; };
struct pad *mk(int k) { struct pad *p = malloc(sizeof *p); if (!p) return 0; p->c = 1; if (k > 2) p->n = 4; return p; }
struct pad ret(int k) { struct pad p; p.c = 3; if (k > 2) p.n = 4; return p; }
void cp(struct pad *a, struct pad *b) { if (a && b && a->n == 3) *a = *b; }
void **vpp(void *p, int n) { void **v = malloc(n > 3 ? 16 : 8); if (!v) return 0; v[0] = p; return v; }
void *mixed(int n) { char *b = malloc(24); if (!b) return 0; *(void **)(b + 8) = b; *(int *)b = n; if (n > 5) b[4] = 'q'; return b; }
