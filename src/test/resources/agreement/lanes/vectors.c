/* Vectors (GNU): arithmetic, masks, shuffles, members, parameters. */
#include <stdio.h>
#include <string.h>
typedef int v4si __attribute__((vector_size(16)));
typedef unsigned v4ui __attribute__((vector_size(16)));
typedef float v4sf __attribute__((vector_size(16)));
typedef double v2df __attribute__((vector_size(16)));
typedef signed char v16qi __attribute__((vector_size(16)));
typedef unsigned char v8qi __attribute__((vector_size(8)));
typedef short v8hi __attribute__((vector_size(16)));
typedef long long v2di __attribute__((vector_size(16)));
static v4si g = {1, 2, 3};
static const v4sf table[2] = {{1.5f, 2.5f}, {3, 4, 5, 6}};
struct s { char c; v4si v; v2df d[2]; };
union u { v4si v; int a[4]; unsigned char b[16]; };
static void show(const char *n, v4si v) { printf("%s %d %d %d %d\n", n, v[0], v[1], v[2], v[3]); }
static v4si twice(v4si v) { return v + v; }
static v4sf mixf(v4sf a, float k) { return a * k - (v4sf){1, 1, 1, 1}; }
static int dot(const v4si *a, const v4si *b, int n) { v4si s = {0}; for (int i = 0; i < n; i++) s += a[i] * b[i]; return s[0] + s[1] + s[2] + s[3]; }
int main(void) {
  v4si a = {1, -2, 3, 4}, b = {5, 6, 7, 8};
  show("add", a + b); show("sub", a - b); show("mul", a * b); show("div", b / (v4si){2, 3, 4, 5}); show("rem", b % 3);
  show("and", a & b); show("or", a | 16); show("xor", a ^ b); show("shl", b << 1); show("shr", a >> (v4si){1, 1, 0, 2}); show("not", ~a); show("neg", -a);
  show("lt", a < b); show("eq", a == (v4si){1, 0, 3, 0}); show("ge", 2 >= a); show("scalar", 10 - a);
  a += b; show("+=", a); a *= 2; show("*=", a); a[2] = 99; show("set", a); a[1] += 5; show("elt", a); int k = 3; printf("%d\n", a[k]);
  show("call", twice(g)); v4sf f = mixf(table[1], 2.0f); printf("%g %g %g %g\n", f[0], f[1], f[2], f[3]);
  v4si m = f > (v4sf){6, 6, 6, 6}; show("fmask", m); show("bits", (v4si)f); v2di d = (v2di)a; printf("%llx\n", (unsigned long long)d[0]);
  v16qi q = {126, 1}; q += (v16qi){1, 1}; printf("%d %d\n", q[0], q[1]); v8qi o = {250, 10}; o = o + 10; printf("%d %d\n", o[0], o[1]);
  v4ui u = {1, 2, 3, 4}; u -= 2; printf("%u %u\n", u[0], u[3]); v8hi h = {1, 2, 3, 4, 5, 6, 7, 8}; h = h * h; printf("%d %d\n", h[7], h[2]);
  struct s s = {'x', {1, 2, 3, 4}, {{1.5, 2.5}, {3.5}}}; struct s t = s; t.v = t.v + 1; show("member", t.v); printf("%g %g\n", t.d[0][1], t.d[1][0]);
  union u un; un.v = b; printf("%d %d %d\n", un.a[2], un.b[0], (int)sizeof un); v4si arr[3] = {{1}, {2, 2}, {3, 3, 3}}; printf("%d\n", dot(arr, arr, 3));
  show("shuffle", __builtin_shuffle(b, (v4si){3, 2, 1, 0})); show("shuffle2", __builtin_shuffle(a, b, (v4si){0, 4, 1, 5})); 
  v4si *p = &arr[1]; (*p)[3] = 7; show("ptr", *p); memcpy(&arr[0], &b, sizeof b); show("copy", arr[0]); show("lit", (v4si){0, 0, 5}); show("cond", k > 2 ? a : b); 
  v2df x = {1, 2}; x = x / 4 + 1; printf("%g %g\n", x[0], x[1]); long long ll = (long long)(v8qi){1, 2, 3}; printf("%llx\n", ll); printf("%d\n", (a + b)[1]); v4si z = a; z = z - z; show("zero", z); 
  printf("%d\n", (int)sizeof(v4si) + (int)_Alignof(v4si)); return 0; }
