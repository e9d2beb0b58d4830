/* A hash table from words to numbers, with chains for words that collide. */
#include <stdlib.h>
#include <string.h>

enum { BUCKETS = 8 };

struct entry {
  char *word;
  int number;
  struct entry *next;
};

struct table {
  struct entry *buckets[BUCKETS];
  int size;
};

unsigned hash(const char *word) {
  unsigned h = 17;
  for (; *word != '\0'; word++) h = h * 31 + (unsigned char)*word;
  return h % BUCKETS;
}

/* The link that leads to the word's entry, or the NULL link at its chain's end. */
static struct entry **link_to(struct table *table, const char *word) {
  struct entry **link = &table->buckets[hash(word)];
  while (*link != NULL && strcmp((*link)->word, word) != 0) link = &(*link)->next;
  return link;
}

int get(struct table *table, const char *word, int otherwise) {
  struct entry *entry = *link_to(table, word);
  return entry != NULL ? entry->number : otherwise;
}

/* Returns 1 if the word is new, 0 if it was known, -1 if memory is short. */
int put(struct table *table, const char *word, int number) {
  struct entry **link = link_to(table, word);
  if (*link != NULL) {
    (*link)->number = number;
    return 0;
  }
  struct entry *entry = malloc(sizeof *entry);
  char *copy = malloc(strlen(word) + 1);
  if (entry == NULL || copy == NULL) {
    free(entry);
    free(copy);
    return -1;
  }
  entry->word = strcpy(copy, word);
  entry->number = number;
  entry->next = NULL;
  *link = entry;
  table->size++;
  return 1;
}

int drop(struct table *table, const char *word) {
  struct entry **link = link_to(table, word);
  struct entry *entry = *link;
  if (entry == NULL) return 0;
  *link = entry->next;
  free(entry->word);
  free(entry);
  table->size--;
  return 1;
}
