// Objects with tables of methods: shapes, inheritance by first member.
#include <stdio.h>
#include <stdlib.h>

struct shape;
struct methods {
  const char *name;
  double (*area)(const struct shape *);
  void (*scale)(struct shape *, double);
  void (*destroy)(struct shape *);
};
struct shape { const struct methods *methods; };
struct circle { struct shape base; double radius; };
struct rectangle { struct shape base; double width, height; };

static int destroyed;
static void plain_destroy(struct shape *s) { destroyed++; free(s); }

static double circle_area(const struct shape *s) {
  const struct circle *c = (const struct circle *)s;
  return 3 * c->radius * c->radius;
}
static void circle_scale(struct shape *s, double k) { ((struct circle *)s)->radius *= k; }
static double rectangle_area(const struct shape *s) {
  const struct rectangle *r = (const struct rectangle *)s;
  return r->width * r->height;
}
static void rectangle_scale(struct shape *s, double k) {
  struct rectangle *r = (struct rectangle *)s;
  r->width *= k, r->height *= k;
}

static const struct methods circles = {"circle", circle_area, circle_scale, plain_destroy};
static const struct methods rectangles = {"rectangle", rectangle_area, rectangle_scale,
    plain_destroy};

static struct shape *circle(double radius) {
  struct circle *c = malloc(sizeof *c);
  *c = (struct circle){{&circles}, radius};
  return &c->base;
}
static struct shape *rectangle(double width, double height) {
  struct rectangle *r = malloc(sizeof *r);
  *r = (struct rectangle){{&rectangles}, width, height};
  return (struct shape *)r;
}

int main(void) {
  struct shape *shapes[] = {circle(1), rectangle(2, 3), circle(0.5), rectangle(4, 0.25)};
  double total = 0;
  for (int i = 0; i < 4; i++) {
    struct shape *s = shapes[i];
    s->methods->scale(s, i + 1);
    double area = s->methods->area(s);
    printf("%s %g\n", s->methods->name, area);
    total += area;
  }
  for (int i = 0; i < 4; i++) shapes[i]->methods->destroy(shapes[i]);
  printf("%g %d\n", total, destroyed);
  return (int)total;
}
