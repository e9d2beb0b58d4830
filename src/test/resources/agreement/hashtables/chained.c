// A hash table with chains, growing as it fills up.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct entry {
  struct entry *next;
  unsigned hash;
  int count;
  char word[];
};

static struct entry **buckets;
static unsigned capacity, size;

static unsigned hash_of(const char *s) {
  unsigned h = 5381;
  while (*s) h = h * 33 ^ (unsigned char)*s++;
  return h;
}

static void grow(void) {
  unsigned bigger = capacity ? capacity * 2 : 4;
  struct entry **fresh = calloc(bigger, sizeof *fresh);
  for (unsigned i = 0; i < capacity; i++)
    for (struct entry *e = buckets[i], *next; e; e = next) {
      next = e->next;
      e->next = fresh[e->hash % bigger];
      fresh[e->hash % bigger] = e;
    }
  free(buckets);
  buckets = fresh;
  capacity = bigger;
}

static int count(const char *word) {
  if (size >= capacity) grow();
  unsigned h = hash_of(word);
  struct entry *e = buckets[h % capacity];
  while (e && (e->hash != h || strcmp(e->word, word))) e = e->next;
  if (!e) {
    e = malloc(sizeof *e + strlen(word) + 1);
    strcpy(e->word, word);
    e->hash = h;
    e->count = 0;
    e->next = buckets[h % capacity];
    buckets[h % capacity] = e;
    size++;
  }
  return ++e->count;
}

int main(void) {
  char text[] = "the cat and the dog and the bird and a fish saw the moon over the hill";
  int most = 0;
  for (char *w = strtok(text, " "); w; w = strtok(NULL, " ")) {
    int n = count(w);
    if (n > most) most = n;
  }
  printf("%u words, %u buckets, most %d\n", size, capacity, most);
  for (unsigned i = 0; i < capacity; i++) {
    printf("%u:", i);
    for (struct entry *e = buckets[i], *next; e; e = next) {
      next = e->next;
      printf(" %s=%d", e->word, e->count);
      free(e);
    }
    putchar('\n');
  }
  free(buckets);
  return most;
}
