/* Indices that depend on the input, into large tables and behind other members. */
struct link {
  struct link *next;
  int key;
};

struct table {
  long size;
  struct link heads[1024];
  long last;
};

int bucket(struct table *table, unsigned long hash) {
  if (table->last < 3) return 0;
  struct link *head = &table->heads[hash % 1024];
  for (struct link *at = head->next; at != head; at = at->next) {
    if (at->key == 7) return 1;
  }
  return 2;
}

struct deep {
  char name[40];
  short rows[20][5];
};

int cell(struct deep *deep, int row, int column) {
  if (row < 0 || row >= 20 || column < 0 || column >= 5) return -1;
  if (deep->rows[row][column] == 9) {
    if (row > 1 && column == 0) return 2;
    return 1;
  }
  return 0;
}

static int counts[600];

int count(unsigned key, int by) {
  if (key >= 600) return -1;
  counts[key] += by;
  if (key > 300 && counts[key] == 5) return 1;
  return 0;
}
