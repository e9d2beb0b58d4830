#include <cstdio>
#include <map>
#include <set>
#include <string>
int main() {
  std::map<std::string, int> ages;
  ages["Ada"] = 36;
  ages["Bob"] = 20;
  ages["a name of more than fifteen characters"] = 1;
  ages["Ada"]++;
  for (const auto &entry : ages) std::printf("%s=%d ", entry.first.c_str(), entry.second);
  std::printf("%zu %d\n", ages.size(), ages.find("Eve") == ages.end());
  ages.erase("Bob");
  std::map<int, int> squares;
  for (int i = 20; i > 0; i--) squares[i * 7 % 21] = i;
  int sum = 0;
  for (auto &[k, v] : squares) sum = (sum * 3 + k * v) % 1009;
  std::set<char> letters;
  for (const char *s = "mississippi"; *s; s++) letters.insert(*s);
  for (char c : letters) std::printf("%c", c);
  std::printf(" %d %zu %d\n", sum, ages.count("Bob"), squares.lower_bound(5)->first);
}
