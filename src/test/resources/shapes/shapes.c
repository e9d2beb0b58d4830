/* Types and functions whose inputs the tests of the pictures build by hand. */
struct list { int data; struct list *next; };
struct ring { int data; struct ring *prev, *next; };
struct tree { int key; struct tree *left, *right, *parent; };
struct graph { int mark; struct graph *edge[3]; };
struct entry { char *key; int value; struct entry *next; };
struct table { unsigned size; struct entry *buckets[64]; };
enum colour { RED, GREEN, BLUE };
union number { int whole; double real; char text[8]; };
struct point { int x, y; };
struct mixed {
  enum colour colour;
  unsigned wide : 3, flag : 1;
  union number number;
  struct point where;
  char name[16];
  struct { short a, b; };
  int (*compare)(const void *, const void *);
  int *inside;
  void *raw;
};

int count;
struct point origin;
struct list *first;

int by_value(const void *a, const void *b) { return a == b; }

int walk(struct list *head, int limit) { return head == 0 ? limit : head->data; }
int turn(struct ring *head, struct ring *tail) { return head == tail; }
int climb(struct tree *root, struct tree *leaf) { return root == leaf; }
int visit(struct graph *start) { return start->mark; }
int look(struct table *table, const char *key) { return table->size == 0 || *key == 0; }
int remove_all(struct list **head, struct list *other) { return *head == other; }
int blend(struct mixed *mixed, struct point at, int *array, double ratio) {
  return mixed->flag + at.x + *array + (ratio > 0) + count + origin.x + (first == 0);
}
