// Breadth-first search over an adjacency matrix: distances and paths.
#include <stdio.h>
#include <string.h>

enum { N = 8 };
static unsigned char edge[N][N];

static void connect(const char *edges) {
  for (; edges[0]; edges += 3) {
    int a = edges[0] - 'a', b = edges[1] - 'a';
    edge[a][b] = edge[b][a] = 1;
    if (!edges[2]) break;
  }
}

static int search(int from, int distance[N], int parent[N]) {
  int queue[N], head = 0, tail = 0;
  for (int i = 0; i < N; i++) distance[i] = parent[i] = -1;
  distance[from] = 0;
  queue[tail++] = from;
  while (head < tail) {
    int at = queue[head++];
    for (int to = 0; to < N; to++)
      if (edge[at][to] && distance[to] < 0) {
        distance[to] = distance[at] + 1;
        parent[to] = at;
        queue[tail++] = to;
      }
  }
  return tail;
}

static void path(const int parent[N], int to) {
  if (parent[to] >= 0) path(parent, parent[to]);
  putchar('a' + to);
}

int main(void) {
  connect("ab,bc,cd,de,ae,cf");
  int distance[N], parent[N];
  for (int from = 0; from < N; from += 3) {
    int reached = search(from, distance, parent);
    printf("from %c: %d reached\n", 'a' + from, reached);
    for (int to = 0; to < N; to++) {
      if (distance[to] < 0) continue;
      printf("  %d ", distance[to]);
      path(parent, to);
      putchar('\n');
    }
  }
  memset(edge, 0, sizeof edge);
  return search(0, distance, parent);
}
