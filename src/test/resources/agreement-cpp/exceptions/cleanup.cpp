#include <cstdio>
struct Guard { const char *n; Guard(const char *n) : n(n) { std::printf("+%s ", n); } ~Guard() { std::printf("-%s ", n); } };
static void inner(int n) { Guard g("inner"); if (n > 1) throw n; std::printf("done "); }
static int middle(int n) { Guard g("middle"); try { Guard h("try"); inner(n); return 1; } catch (int x) { Guard h("catch"); if (x == 3) throw; if (x == 4) throw 'c'; std::printf("caught%d ", x); } return 2; }
static int outer(int n) { try { Guard g("outer"); return middle(n); } catch (int x) { std::printf("again%d ", x); return 10 * x; } catch (char c) { std::printf("char %c ", c); return 5; } }
int main() { for (int i = 1; i <= 4; i++) std::printf("= %d\n", outer(i)); }
