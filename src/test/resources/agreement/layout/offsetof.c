// offsetof of nested members and elements, and container_of built on it.
#include <stddef.h>
#include <stdio.h>

#define container_of(p, type, member) ((type *)((char *)(p) - offsetof(type, member)))
#define FIELD(type, member) {#member, offsetof(type, member), sizeof(((type *)0)->member)}

struct link { struct link *next; };
struct job {
  int id;
  char name[10];
  struct link link;
  double cost;
  struct { char a; int b[3]; } x;
};

static const struct { const char *name; size_t offset, size; } fields[] = {
    FIELD(struct job, id),   FIELD(struct job, name), FIELD(struct job, link),
    FIELD(struct job, cost), FIELD(struct job, x),    FIELD(struct job, x.b),
    FIELD(struct job, x.b[2]), FIELD(struct job, name[9]),
};

static int get_int(const void *object, size_t offset) {
  return *(const int *)((const char *)object + offset);
}

int main(void) {
  for (unsigned i = 0; i < sizeof fields / sizeof *fields; i++)
    printf("%-7s at %2zu size %2zu\n", fields[i].name, fields[i].offset, fields[i].size);

  struct job jobs[3] = {{1, "wash", {0}, 2.5, {0}}, {2, "dry", {0}, 1.5, {0}},
      {3, "fold", {0}, 1, {0}}};
  struct link *head = NULL;
  for (int i = 0; i < 3; i++) {
    jobs[i].link.next = head;
    head = &jobs[i].link;
    jobs[i].x.b[2] = 100 * i;
  }
  double total = 0;
  for (struct link *l = head; l; l = l->next) {
    struct job *j = container_of(l, struct job, link);
    printf("%d %s %g\n", j->id, j->name, j->cost);
    total += j->cost;
  }
  printf("%g\n", total);
  printf("%d %d\n", get_int(&jobs[1], offsetof(struct job, x.b[2])),
         get_int(&jobs[2], offsetof(struct job, id)));
  int index = 1;
  size_t variable = offsetof(struct job, x.b) + index * sizeof(int);
  printf("%zu %d\n", variable, variable == offsetof(struct job, x.b[1]));
  printf("%d\n", container_of(&jobs[2].cost, struct job, cost) == jobs + 2);
  _Static_assert(offsetof(struct job, id) == 0, "the first member is at the start");
  char sized[offsetof(struct job, link)];
  return sizeof sized;
}
