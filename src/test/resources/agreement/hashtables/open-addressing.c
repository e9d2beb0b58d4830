// Linear probing with tombstones: insert, find, remove, probe lengths.
#include <stdio.h>

enum { SIZE = 16 };
enum state { FREE, USED, DELETED };
struct slot { enum state state; int key, value; };

static struct slot table[SIZE];
static int probes;

static unsigned home(int key) { return (unsigned)key * 2654435769u >> 28; }

static struct slot *find(int key) {
  struct slot *tomb = NULL;
  probes = 0;
  for (unsigned i = home(key), n = 0; n < SIZE; i = (i + 1) % SIZE, n++) {
    struct slot *s = &table[i];
    probes++;
    if (s->state == FREE) return tomb ? tomb : s;
    if (s->state == DELETED) {
      if (!tomb) tomb = s;
    } else if (s->key == key) {
      return s;
    }
  }
  return tomb;
}

static int put(int key, int value) {
  struct slot *s = find(key);
  if (!s) return -1;
  int fresh = s->state != USED;
  *s = (struct slot){USED, key, value};
  return fresh;
}

static int get(int key, int otherwise) {
  struct slot *s = find(key);
  return s && s->state == USED ? s->value : otherwise;
}

static int drop(int key) {
  struct slot *s = find(key);
  if (!s || s->state != USED) return 0;
  s->state = DELETED;
  return 1;
}

static void print(void) {
  for (int i = 0; i < SIZE; i++)
    if (table[i].state == USED) printf("%d ", table[i].key);
    else printf("%c ", table[i].state == FREE ? '.' : 'x');
  putchar('\n');
}

int main(void) {
  int fresh = 0, total = 0;
  for (int i = 0; i < 12; i++) fresh += put(i * i, i), total += probes;
  printf("%d %d\n", fresh, total);
  print();
  fresh = put(49, 70);
  printf("%d %d %d\n", get(49, -1), get(50, -1), fresh);
  int dropped = drop(25);
  printf("%d %d\n", dropped, drop(25));
  drop(100), drop(0);
  print();
  printf("%d %d %d\n", get(25, -5), get(49, -1), get(121, -1));
  int added = 0;
  for (int key = 1000; put(key, key) >= 0; key++) added++;
  print();
  printf("%d %d\n", added, get(1003, 0));
  return added * 10 + fresh;
}
