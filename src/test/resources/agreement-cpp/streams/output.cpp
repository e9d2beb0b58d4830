#include <iomanip>
#include <iostream>
#include <string>

struct Point {
  int x, y;
};

static std::ostream &operator<<(std::ostream &out, const Point &p) {
  return out << '(' << p.x << ',' << p.y << ')';
}

int main() {
  std::string s = "a string";
  short h = -3;
  unsigned long u = 4000000000UL;
  std::cout << "text " << 42 << ' ' << -7L << ' ' << u << ' ' << h << ' ' << s << std::endl;
  std::cout << 1.5 << ' ' << 0.1 << ' ' << 1e10 << ' ' << 123456789.0 << ' ' << 2.0f << ' ' << 1.25L << '\n';
  std::cout << std::setw(6) << 42 << '|' << std::left << std::setw(6) << 42 << '|' << std::right << std::setfill('*')
            << std::setw(8) << "ab" << '|' << '\n';
  std::cout << std::hex << 255 << ' ' << std::showbase << 255 << ' ' << std::oct << 8 << ' ' << std::dec << 10 << '\n';
  std::cout << std::hex << std::uppercase << -1 << std::dec << std::nouppercase << ' ' << std::showpos << 5 << std::noshowpos
            << '\n';
  std::cout << std::fixed << std::setprecision(2) << 3.14159 << ' ' << std::scientific << 31415.9 << ' '
            << std::defaultfloat << 3.14159 << '\n';
  std::cout << std::boolalpha << true << ' ' << (s == "x") << std::noboolalpha << ' ' << true << '\n';
  std::cout << std::internal << std::setw(7) << -42 << ' ' << Point{1, -2} << std::flush << '\n';
  std::cerr << "not seen\n";
  std::cout.put('!').write("abcdef", 3) << "\n";
  std::cout.width(5);
  std::cout << s.size() << static_cast<void *>(nullptr) << "\n";
}
