// Bipartite check, greedy colouring, backtracking colouring, Euler trails.
#include <stdio.h>
#include <string.h>

enum { N = 7 };
static int edge[N][N];

static void load(const char *pairs) {
  memset(edge, 0, sizeof edge);
  for (const char *p = pairs; *p; p += 3) {
    int a = p[0] - 'a', b = p[1] - 'a';
    edge[a][b] = edge[b][a] = 1;
    if (!p[2]) break;
  }
}

static int bipartite(int v, int side, int *sides) {
  if (sides[v]) return sides[v] == side;
  sides[v] = side;
  for (int w = 0; w < N; w++)
    if (edge[v][w] && !bipartite(w, -side, sides)) return 0;
  return 1;
}

static int greedy(int *colour) {
  int most = 0;
  for (int v = 0; v < N; v++) {
    unsigned taken = 0;
    for (int w = 0; w < v; w++)
      if (edge[v][w]) taken |= 1u << colour[w];
    colour[v] = __builtin_ctz(~taken);
    if (colour[v] + 1 > most) most = colour[v] + 1;
  }
  return most;
}

static int colours(int v, int k, int *colour) {
  if (v == N) return 1;
  int ways = 0;
  for (int c = 1; c <= k; c++) {
    int fits = 1;
    for (int w = 0; w < v; w++) fits &= !(edge[v][w] && colour[w] == c);
    if (!fits) continue;
    colour[v] = c;
    ways += colours(v + 1, k, colour);
  }
  return ways;
}

static int odd_vertices(void) {
  int odd = 0;
  for (int v = 0; v < N; v++) {
    int degree = 0;
    for (int w = 0; w < N; w++) degree += edge[v][w];
    odd += degree % 2;
  }
  return odd;
}

int main(void) {
  const char *graphs[] = {"ab,bc,cd,da", "ab,bc,ca,cd,de,ef,fg", "ab,ac,ad,bc,bd,cd,ef",
      "ag,bg,cg,dg,eg,fg"};
  int total = 0;
  for (int i = 0; i < 4; i++) {
    int sides[N] = {0}, colour[N] = {0}, two = 1;
    load(graphs[i]);
    for (int v = 0; v < N; v++) two &= sides[v] || bipartite(v, 1, sides);
    int used = greedy(colour);
    printf("%s: two %d greedy %d ways", graphs[i], two, used);
    for (int k = 1; k < 5; k++) printf(" %d", colours(0, k, colour));
    printf(" odd %d\n", odd_vertices());
    total += used;
  }
  return total;
}
