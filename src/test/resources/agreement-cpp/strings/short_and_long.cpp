#include <cstdio>
#include <string>
static std::string repeat(const std::string &s, int n) { std::string r; for (int i = 0; i < n; i++) r += s; return r; }
int main() {
  std::string s = "short", t("a text that is longer than fifteen characters");
  std::string u = s + " and " + t;
  std::printf("%zu %zu %zu\n%s\n", s.size(), t.length(), u.size(), u.c_str());
  std::printf("%s %d %d\n", repeat("ab", 12).c_str(), s == "short", s < t);
  u.erase(0, 10);
  u.insert(3, "XYZ");
  std::printf("%s %zu %zu\n", u.substr(0, 12).c_str(), u.find("XYZ"), u.find('q'));
  s.push_back('!');
  s[0] = 'S';
  s.append(3, '-');
  std::string copy = s;
  s.clear();
  std::printf("[%s] [%s] %d %c\n", s.c_str(), copy.c_str(), s.empty(), copy.back());
  for (char &c : copy) if (c == '-') c = '+';
  std::printf("%s %d\n", copy.c_str(), copy.compare("Short"));
}
