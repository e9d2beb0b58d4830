/* Structures that callees fill. */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct point { int x, y; };
struct rect { struct point from, to; };
struct user { int id; char name[16]; struct user *manager; unsigned admin : 1; unsigned level : 3; };
struct message { uint8_t kind; uint16_t length; union { int32_t number; uint8_t bytes[4]; } body; };
struct list { struct list *next; int value; };
struct config { const char *path; int verbose; const struct point *origin; struct point *cursor; };

int locate(struct point *where);
int read_rect(struct rect *r);
int load_user(int id, struct user *into);
int receive(struct message *m);
struct point where_is(int id);
struct list *fetch_list(void);
int query(struct list **head);
void inspect(const struct point *p);
void move_cursor(const struct config *c);
void tick(void);
struct user *current_user(void);
void adopt(struct list *node);

int quadrant(void) {
  struct point p = {0, 0};
  if (!locate(&p)) return -1;
  if (p.x == 0 || p.y == 0) return 0;
  if (p.x > 0) return p.y > 0 ? 1 : 4;
  if (p.x == 0) return 5; // infeasible: 9:T - returned above
  return p.y > 0 ? 2 : 3;
}

long area(void) {
  struct rect r;
  memset(&r, 0, sizeof r);
  if (read_rect(&r) != 0) return -1;
  if (r.to.x < r.from.x || r.to.y < r.from.y) return -2;
  long w = (long)r.to.x - r.from.x;
  long h = (long)r.to.y - r.from.y;
  if (w < 0) return -3; // infeasible: 8:T - refused above
  if (w > 10000 || h > 10000) return -4;
  if (w * h > 100000000) return -5; // infeasible: 12:T - both are at most 10000
  return w * h;
}

int user_rank(int id) {
  struct user u = {0};
  if (load_user(id, &u) < 0) return -1;
  if (u.id != id) return -2;
  if (u.admin) return 100;
  if (u.manager == NULL) return 50;
  int level = u.level;
  if (level > 7) return -3; // infeasible: 11:T - three bits
  if (level > 5) return 10;
  return u.manager->admin ? 5 : 1;
}

int named_root(int id) {
  struct user u = {0};
  if (load_user(id, &u) != 0) return 0;
  u.name[15] = '\0';
  if (strlen(u.name) > 15) return 3; // infeasible: 5:T - ended there
  if (strcmp(u.name, "root") == 0) return u.id == 0 ? 1 : 2;
  return 0;
}

int handle_message(void) {
  struct message m = {0};
  if (receive(&m) <= 0) return -1;
  switch (m.kind) {
    case 1:
      if (m.length != sizeof m.body.number) return -2;
      return m.body.number < 0 ? 1 : 2;
    case 2:
      if (m.length > 4) return -3;
      for (int i = 0; i < m.length; i++) {
        if (m.body.bytes[i] == 0xFF) return 3;
      }
      return 4;
    case 3:
      return m.kind == 3 ? 5 : 6; // infeasible: 18:F - just decided
    default:
      return 0;
  }
}

int approach(int id) {
  struct point a = where_is(id);
  struct point b = where_is(id);
  if (a.x == b.x && a.y == b.y) return 0;
  if (a.x == b.x && a.y == b.y) return 1; // infeasible: 5.2:T - returned above
  if (a.x < 0 && b.x >= 0) return 2;
  return 3;
}

int fetched_length(void) {
  int n = 0;
  for (struct list *p = fetch_list(); p != NULL; p = p->next) {
    if (p->value < 0) return -1;
    if (++n == 6) return 6;
    if (n > 6) return -2; // infeasible: 9:T - returned at 6
  }
  return n;
}

int query_sum(void) {
  struct list *head = NULL;
  int status = query(&head);
  if (status != 0) return head == NULL ? -1 : -2;
  if (head == NULL) return 0;
  if (head->next == NULL) return 1;
  if (head->next == head) return 2;
  if (head->next->value == head->value) return 3;
  if (head == NULL) return 4; // infeasible: 14:T - asked before
  return 5;
}

int inspected(void) {
  struct point p = {3, 4};
  inspect(&p);
  if (p.x != 3) return 1; // infeasible: 3:T - const all the way
  if (p.y != 4) return 2; // infeasible: 5:T - const all the way
  tick();
  if (p.x + p.y != 7) return 3; // infeasible: 8:T - const all the way
  return 0;
}

int cursor_moved(void) {
  struct point origin = {0, 0};
  struct point cursor = {5, 5};
  struct config c = {"/tmp", 1, &origin, &cursor};
  move_cursor(&c);
  if (cursor.x != 5) return 1;
  if (origin.x != 0) return 2; // infeasible: 7:T - const all the way
  if (c.verbose != 1) return 3; // infeasible: 9:T - const all the way
  if (c.cursor != &cursor) return 4; // infeasible: 11:T - const all the way
  if (cursor.y < 0) return 5;
  return 0;
}

int still_current(void) {
  struct user *u = current_user();
  if (u == NULL) return -1;
  int id = u->id;
  if (u->id != id) return -2; // infeasible: 5:T - nothing between
  tick();
  if (u->id != id) return 1;
  if (current_user() != u) return 2;
  return 0;
}

int adopted(void) {
  struct list tail = {NULL, 2};
  struct list head = {&tail, 1};
  struct list other = {NULL, 9};
  adopt(&head);
  if (head.next == NULL) return 1;
  if (head.next != &tail) return 2;
  if (tail.value != 2) return 3;
  if (other.value != 9) return 4; // infeasible: 11:T - never handed out
  if (tail.next == &other) return 5; // infeasible: 13:T - never handed out
  return head.value == 1 ? 0 : 6;
}
