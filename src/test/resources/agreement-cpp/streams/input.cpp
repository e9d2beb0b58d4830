#include <iostream>
#include <string>
#include <vector>

int main() {
  int n;
  double d;
  char c;
  std::string word, line;
  std::cin >> n >> d >> c >> word;
  std::cout << n << ' ' << d << ' ' << c << ' ' << word << '\n';
  std::getline(std::cin, line);
  std::getline(std::cin, line);
  std::cout << '[' << line << "]\n";
  std::vector<int> all;
  int x;
  while (std::cin >> x) all.push_back(x);
  std::cout << all.size() << ' ' << std::cin.eof() << std::cin.fail() << std::cin.bad() << ' ' << x << '\n';
  std::cin.clear();
  std::string rest;
  std::cin >> rest;
  std::cout << rest << ' ' << static_cast<char>(std::cin.get()) << (char)std::cin.peek() << '\n';
  std::cin.ignore(100, '\n');
  unsigned u;
  long big;
  std::cin >> u >> big;
  std::cout << u << ' ' << big << ' ' << !std::cin << '\n';
  std::cin.clear();
  int count = 0;
  for (char k; std::cin.get(k);) count += k != '\n';
  std::cout << count << ' ' << std::cin.eof() << '\n';
  return all.size();
}
