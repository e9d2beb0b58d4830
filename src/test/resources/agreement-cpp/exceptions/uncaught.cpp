#include <cstdio>
struct Guard { ~Guard() { std::printf("never, as nothing catches it\n"); } };
static void f(int n) { if (n > 0) throw n; }
int main() { std::printf("before\n"); std::fflush(stdout); f(0); f(1); std::printf("not here\n"); }
