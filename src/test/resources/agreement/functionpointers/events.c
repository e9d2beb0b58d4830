// An event loop: handlers registered by kind, priorities, removal while running.
#include <stdio.h>
#include <string.h>

enum kind { KEY, TIMER, QUIT, KINDS };
struct event { enum kind kind; int data; };
typedef int handler(const struct event *, void *);
struct slot { handler *call; void *context; };

static struct slot slots[KINDS][4];
static struct event queue[16];
static unsigned head, tail;

static int on(enum kind k, handler *h, void *context) {
  for (int i = 0; i < 4; i++)
    if (!slots[k][i].call) {
      slots[k][i] = (struct slot){h, context};
      return i;
    }
  return -1;
}

static void off(enum kind k, handler *h) {
  for (int i = 0; i < 4; i++)
    if (slots[k][i].call == h) slots[k][i].call = NULL;
}

static void post(enum kind k, int data) { queue[tail++ % 16] = (struct event){k, data}; }

static int run(void) {
  int handled = 0;
  while (head != tail) {
    struct event e = queue[head++ % 16];
    for (int i = 0; i < 4; i++)
      if (slots[e.kind][i].call) {
        handled++;
        if (slots[e.kind][i].call(&e, slots[e.kind][i].context)) break;
      }
    if (e.kind == QUIT) break;
  }
  return handled;
}

static int typed(const struct event *e, void *context) {
  char *text = context;
  size_t n = strlen(text);
  text[n] = (char)e->data;
  text[n + 1] = '\0';
  return 0;
}
static int vowels(const struct event *e, void *context) {
  *(int *)context += strchr("aeiou", e->data) != NULL;
  return e->data == 'x';
}
static int tick(const struct event *e, void *context) {
  int *left = context;
  printf("tick %d\n", e->data);
  if (--*left == 0) off(TIMER, tick), post(KEY, '!');
  else post(TIMER, e->data * 2);
  return 0;
}
static int farewell(const struct event *e, void *context) {
  printf("%s %d\n", (const char *)context, e->data);
  return 1;
}

int main(void) {
  char text[32] = "";
  int count = 0, left = 3;
  on(KEY, vowels, &count);
  on(KEY, typed, text);
  on(TIMER, tick, &left);
  on(QUIT, farewell, "bye");
  printf("%d\n", on(QUIT, farewell, "never"));
  for (const char *s = "hex audio"; *s; s++) post(KEY, *s);
  post(TIMER, 5);
  printf("%d\n", run());
  printf("%s %d\n", text, count);
  post(TIMER, 1), post(QUIT, 7), post(KEY, 'z');
  int handled = run();
  printf("%d %s\n", handled, text);
  return count * 10 + handled;
}
