// Topological orders, cycles, longest path, and strongly connected components.
#include <stdio.h>
#include <string.h>

enum { N = 8 };
static unsigned char edge[N][N];

static void load(const char *edges) {
  memset(edge, 0, sizeof edge);
  for (; *edges; edges += 2 + (edges[2] == ' ')) edge[edges[0] - '0'][edges[1] - '0'] = 1;
}

static int topological(int *order) {
  int incoming[N] = {0}, n = 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) incoming[j] += edge[i][j];
  for (int progress = 1; progress;) {
    progress = 0;
    for (int i = 0; i < N; i++)
      if (incoming[i] == 0) {
        incoming[i] = -1;
        order[n++] = i;
        for (int j = 0; j < N; j++) incoming[j] -= edge[i][j];
        progress = 1;
      }
  }
  return n;
}

static int longest(const int *order) {
  int length[N] = {0}, best = 0;
  for (int k = 0; k < N; k++)
    for (int j = 0; j < N; j++)
      if (edge[order[k]][j] && length[order[k]] + 1 > length[j]) {
        length[j] = length[order[k]] + 1;
        if (length[j] > best) best = length[j];
      }
  return best;
}

static int at, low[N], seen[N], on_stack[N], stack[N], top, components;

static void tarjan(int v) {
  low[v] = seen[v] = ++at;
  stack[top++] = v;
  on_stack[v] = 1;
  for (int w = 0; w < N; w++) {
    if (!edge[v][w]) continue;
    if (!seen[w]) {
      tarjan(w);
      if (low[w] < low[v]) low[v] = low[w];
    } else if (on_stack[w] && seen[w] < low[v]) {
      low[v] = seen[w];
    }
  }
  if (low[v] == seen[v]) {
    int w;
    components++;
    do printf("%d", w = stack[--top]), on_stack[w] = 0;
    while (w != v);
    putchar(' ');
  }
}

int main(void) {
  int order[N];
  load("01 02 13 23 34 56 67 47");
  printf("%d:", topological(order));
  for (int i = 0; i < N; i++) printf(" %d", order[i]);
  printf(" longest %d\n", longest(order));
  load("01 12 20 23 34 45 53 67 76 06");
  printf("%d sorted\n", topological(order));
  for (int v = 0; v < N; v++)
    if (!seen[v]) tarjan(v);
  printf("%d components\n", components);
  return components;
}
