// Huffman coding: frequencies, tree, codes, encoding and decoding.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct node { int weight, order; char symbol; struct node *zero, *one; };

static char codes[128][20];

static struct node *take_lightest(struct node **nodes, int *n) {
  int best = 0;
  for (int i = 1; i < *n; i++)
    if (nodes[i]->weight < nodes[best]->weight ||
        (nodes[i]->weight == nodes[best]->weight && nodes[i]->order < nodes[best]->order))
      best = i;
  struct node *found = nodes[best];
  nodes[best] = nodes[--*n];
  return found;
}

static struct node *build(const char *text) {
  struct node *nodes[128];
  int counts[128] = {0}, n = 0, order = 0;
  for (const char *s = text; *s; s++) counts[(int)*s]++;
  for (int c = 0; c < 128; c++)
    if (counts[c]) {
      nodes[n] = malloc(sizeof *nodes[n]);
      *nodes[n++] = (struct node){counts[c], order++, (char)c, NULL, NULL};
    }
  while (n > 1) {
    struct node *a = take_lightest(nodes, &n), *b = take_lightest(nodes, &n),
        *up = malloc(sizeof *up);
    *up = (struct node){a->weight + b->weight, order++, 0, a, b};
    nodes[n++] = up;
  }
  return nodes[0];
}

static void assign(const struct node *t, char *code, int length) {
  if (!t->zero) {
    code[length] = '\0';
    strcpy(codes[(int)t->symbol], code);
    return;
  }
  code[length] = '0', assign(t->zero, code, length + 1);
  code[length] = '1', assign(t->one, code, length + 1);
}

static void release(struct node *t) {
  if (!t) return;
  release(t->zero), release(t->one);
  free(t);
}

int main(void) {
  const char *text = "this is an example of a huffman tree";
  struct node *tree = build(text);
  char code[20], bits[400] = "";
  assign(tree, code, 0);
  for (int c = 0; c < 128; c++)
    if (codes[c][0]) printf("'%c' %s\n", c, codes[c]);
  for (const char *s = text; *s; s++) strcat(bits, codes[(int)*s]);
  printf("%zu bits for %zu\n", strlen(bits), strlen(text) * 8);
  const struct node *at = tree;
  for (const char *b = bits; *b; b++) {
    at = *b == '0' ? at->zero : at->one;
    if (!at->zero) putchar(at->symbol), at = tree;
  }
  putchar('\n');
  release(tree);
  return (int)strlen(bits);
}
