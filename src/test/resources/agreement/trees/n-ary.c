// First child and next sibling: a directory tree printed, searched, measured.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct file { char name[12]; int size; struct file *child, *sibling; };

static struct file *add(struct file *parent, const char *name, int size) {
  struct file *f = calloc(1, sizeof *f);
  strncpy(f->name, name, sizeof f->name - 1);
  f->size = size;
  if (parent) {
    struct file **link = &parent->child;
    while (*link && strcmp((*link)->name, name) < 0) link = &(*link)->sibling;
    f->sibling = *link;
    *link = f;
  }
  return f;
}

static int total(const struct file *f) {
  int sum = f->size;
  for (const struct file *c = f->child; c; c = c->sibling) sum += total(c);
  return sum;
}

static void print(const struct file *f, int indent) {
  printf("%*s%s %d\n", indent, "", f->name, total(f));
  for (const struct file *c = f->child; c; c = c->sibling) print(c, indent + 2);
}

static const struct file *find(const struct file *f, const char *path) {
  while (f && *path) {
    size_t n = strcspn(path, "/");
    const struct file *c = f->child;
    while (c && (strncmp(c->name, path, n) || c->name[n])) c = c->sibling;
    f = c;
    path += n + (path[n] == '/');
  }
  return f;
}

static int deepest(const struct file *f) {
  int most = 0;
  for (const struct file *c = f->child; c; c = c->sibling) {
    int d = deepest(c);
    if (d > most) most = d;
  }
  return most + 1;
}

static int release(struct file *f) {
  if (!f) return 0;
  int n = release(f->child) + release(f->sibling) + 1;
  free(f);
  return n;
}

int main(void) {
  struct file *root = add(NULL, "root", 0), *usr = add(root, "usr", 1), *lib = add(usr, "lib", 2);
  add(root, "etc", 5), add(lib, "libc", 40), add(lib, "libm", 30), add(usr, "bin", 12);
  print(root, 0);
  const char *paths[] = {"usr/lib/libm", "usr", "etc/none", "usr/li", ""};
  for (int i = 0; i < 5; i++) {
    const struct file *f = find(root, paths[i]);
    printf("%s -> %s\n", paths[i], f ? f->name : "not found");
  }
  int depth = deepest(root);
  printf("%d\n", depth);
  return release(root) * 10 + depth;
}
