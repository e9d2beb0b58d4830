/* Names that the library has for other things, and that no header is there to forbid. */
typedef unsigned long bytes;
#define name title
#define line 3
#define size length
#define status state

enum access { F_OK = 5, R_OK = 6, P_PID = 7, WNOHANG = 8, NULL_VALUE = 9 };

struct stream {
  int name, size, status;
  enum access mode;
  int (*read)(struct stream *, int);
  void (*free)(struct stream *);
  struct stream *malloc, *index;
};

int timezone = 3;
static int index(int n) { return n > 2 ? n : timezone; }
double y0 = 1.5;
struct stream *stdin;
int optind, environ = 4;
static int errno_of_mine;

int raise(struct stream *s) { return s && s->status > index(4) ? 1 : 2; }

struct stream *signal(struct stream *s, enum access how) {
  if (how == F_OK) s->mode = R_OK;
  if (s->mode == P_PID) return s->index;
  return s;
}

int remove(int from) {
  if (from > environ) timezone = from;
  return index(from) + line;
}

int read(struct stream *s, int n) {
  if (s->read && n > 0 && n < 4) return s->read(s, n - 1);
  return n > optind ? errno_of_mine : s->size;
}

int write(int n) { return n < 0 ? -n / 2 : n; }

int fork(struct stream *s) { return s->malloc == s ? 1 : s->name; }

struct stream *waitpid(struct stream *s) { return s == stdin ? s : s->malloc; }

void exit(struct stream *s) {
  if (s) s->status = WNOHANG;
}

char *open(char *text, int n) { return n >= 0 && text[0] == 'a' ? text : 0; }

static int strcmp(const char *a, const char *b) { return a[0] == b[0] ? 0 : 1; }

int strlen(const char *text) {
  int n = 0;
  while (text[n]) n++;
  return n > 2 && strcmp(text, "az") ? n : -1;
}

void memcpy(int *to, int n) {
  if (n > 0) to[0] = n;
}

int free(struct stream *s) { return s->free == 0; }

int kill(int n) { return n == 1 ? F_OK : NULL_VALUE; }

int CHECK(int n) { return n > 3 ? n : 3; }

int close(int n, double limit) { return n > limit || y0 > limit ? 1 : 0; }
