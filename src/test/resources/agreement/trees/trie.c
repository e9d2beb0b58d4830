// A trie of words: insert, look up, prefixes, printing in order, removal.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct trie { struct trie *next[26]; int count; };

static int nodes;

static struct trie *make(void) {
  nodes++;
  return calloc(1, sizeof(struct trie));
}

static void insert(struct trie *t, const char *word) {
  for (; *word; word++) {
    struct trie **slot = &t->next[*word - 'a'];
    if (!*slot) *slot = make();
    t = *slot;
  }
  t->count++;
}

static const struct trie *walk(const struct trie *t, const char *word) {
  for (; t && *word; word++) t = t->next[*word - 'a'];
  return t;
}

static int total(const struct trie *t) {
  if (!t) return 0;
  int sum = t->count;
  for (int i = 0; i < 26; i++) sum += total(t->next[i]);
  return sum;
}

static void print(const struct trie *t, char *word, int length) {
  if (t->count) printf("%.*s:%d ", length, word, t->count);
  for (int i = 0; i < 26; i++)
    if (t->next[i]) {
      word[length] = (char)('a' + i);
      print(t->next[i], word, length + 1);
    }
}

static int drop(struct trie **t, const char *word) {
  if (!*t) return 0;
  int empty;
  if (*word) empty = drop(&(*t)->next[*word - 'a'], word + 1) && !(*t)->count;
  else (*t)->count = 0, empty = 1;
  for (int i = 0; empty && i < 26; i++) empty = !(*t)->next[i];
  if (empty) free(*t), *t = NULL, nodes--;
  return empty;
}

int main(void) {
  char text[] = "she sells sea shells by the sea shore the shells she sells are surely seashells",
      word[20];
  struct trie *root = make();
  for (char *w = strtok(text, " "); w; w = strtok(NULL, " ")) insert(root, w);
  print(root, word, 0);
  printf("\n%d nodes, %d words\n", nodes, total(root));
  const char *queries[] = {"sea", "se", "s", "shell", "shells", "zebra"};
  for (int i = 0; i < 6; i++) {
    const struct trie *t = walk(root, queries[i]);
    printf("%s %d %d\n", queries[i], t ? t->count : -1, total(t));
  }
  int before = nodes;
  const char *gone[] = {"seashells", "sea", "are", "nothing", "by", "the", "she", "sells",
      "shells", "shore", "surely"};
  for (int i = 0; i < 11; i++) drop(&root, gone[i]);
  printf("%d %d\n", nodes, root == NULL);
  return before;
}
