#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static unsigned int seed = 7;

static int pick(int limit) {
  seed = seed * 1664525u + 1013904223u;
  return (int)((seed >> 8) % (unsigned)limit);
}

/* An exactly fitting block, so that a read past the terminator is caught. */
static char *word(int longest) {
  static const char letters[] = "abAB \xe9\xff";
  int length = pick(longest + 1);
  char *text = malloc(length + 1);
  for (int i = 0; i < length; i++) text[i] = letters[pick(7)];
  text[length] = 0;
  return text;
}

static long offset(const char *base, const void *at) { return at ? (const char *)at - base : -1; }

static void dump(const char *name, const char *bytes, size_t size) {
  printf(" %s=", name);
  for (size_t i = 0; i < size; i++) printf("%02x", (unsigned char)bytes[i]);
}

static void search(void) {
  char *text = word(12), *wanted = word(2);
  int c = " abAB\xe9\xff\0"[pick(8)];
  size_t size = strlen(text) + 1, other = strlen(wanted), limit = pick(14);
  printf("search %zu %zu", size, strnlen(text, limit));
  printf(" %ld %ld %ld", offset(text, strchr(text, c)), offset(text, strrchr(text, c)), offset(text, strchrnul(text, c)));
  printf(" %ld %ld", offset(text, index(text, c)), offset(text, rindex(text, c)));
  printf(" %ld %ld %ld", offset(text, memchr(text, c, size)), offset(text, memrchr(text, c, size)), offset(text, rawmemchr(text, 0)));
  printf(" %ld %ld", offset(text, strstr(text, wanted)), offset(text, strcasestr(text, wanted)));
  printf(" %ld %ld", offset(text, memmem(text, size, wanted, other)), offset(text, strpbrk(text, wanted)));
  printf(" %zu %zu\n", strspn(text, wanted), strcspn(text, wanted));
  free(text), free(wanted);
}

static int sign(int x) { return (x > 0) - (x < 0); }

static void compare(void) {
  char *a = word(4), *b = word(4);
  size_t n = pick(6), least = strlen(a) < strlen(b) ? strlen(a) : strlen(b);
  printf("compare %d %d %d %d", strcmp(a, b), strncmp(a, b, n), strcasecmp(a, b), strncasecmp(a, b, n));
  printf(" %d %d %d\n", memcmp(a, b, least + 1), sign(strcoll(a, b)), bcmp(a, b, least) != 0);
  free(a), free(b);
}

static void copy(void) {
  char target[40], *text = word(12), *more = word(12);
  size_t n = pick(16);
  memset(target, '#', sizeof target);
  printf("copy %ld", offset(target, stpcpy(target, text)));
  printf(" %d", strcat(target, more) == target);
  dump("cat", target, sizeof target);
  strcpy(target, text);
  strncat(target, more, n);
  dump("ncat", target, sizeof target);
  printf(" %ld", offset(target, stpncpy(target, text, n)));
  dump("ncpy", strncpy(target + 16, more, n), 24);
  printf(" %zu", strxfrm(target, text, n));
  dump("xfrm", target, n > strlen(text) ? strlen(text) + 1 : 0);
  printf(" %ld", offset(target, memccpy(target, text, 'b', strlen(text))));
  printf(" %ld", offset(target, mempcpy(target, text, strlen(text))));
  swab(text, target, strlen(text));
  dump("swab", target, sizeof target);
  bcopy(target + 3, target, 8);
  bzero(target + 9, 3);
  dump("moved", target, sizeof target);
  char *twin = strdup(text), *part = strndup(text, n);
  printf(" %s %s\n", twin, part);
  free(twin), free(part), free(text), free(more);
}

static void cut(void) {
  char *text = word(12), *twin = strdup(text), *third = strdup(text), *delimiters = word(2), *position;
  printf("cut '%s'", delimiters);
  for (char *t = strtok(text, delimiters); t; t = strtok(NULL, delimiters)) printf(" <%s>", t);
  printf(" %d", strtok(NULL, delimiters) == NULL);
  for (char *t = strtok_r(twin, delimiters, &position); t; t = strtok_r(NULL, delimiters, &position)) printf(" (%s)", t);
  char *rest = third;
  for (char *t; (t = strsep(&rest, delimiters));) printf(" [%s]", t);
  putchar('\n');
  free(text), free(twin), free(third), free(delimiters);
}

int main(void) {
  for (int i = 0; i < 1500; i++) search(), compare(), copy(), cut();
  for (int i = 0; i < 64; i++) printf("%d %d %d\n", ffs((int)(1u << i % 32)), ffsl(3L << i % 62), ffsll((long long)(1ull << i)));
  printf("%d %d %s %s\n", ffs(0), ffsll(0), basename("/usr/lib/x"), basename("x"));
  printf("%d %d\n", memcmp("", "", 0), memmem("abc", 3, "", 0) != NULL);
}
