#include <cstdio>
enum class Colour { red, green = 5, blue };
enum class Small : unsigned char { a = 250, b };
enum Plain { one = 1, two };
static const char *name(Colour c) {
  switch (c) {
    case Colour::red: return "red";
    case Colour::green: return "green";
    case Colour::blue: return "blue";
  }
  return "none";
}
static int rank(Small s) {
  switch (s) {
    case Small::a: return 1;
    case Small::b: return 2;
    default: return 3;
  }
}
struct Light {
  enum State { off, on } state = off;
  void flip() { state = state == off ? on : off; }
};
int main() {
  Colour c = Colour::blue;
  std::printf("%s %s %s\n", name(c), name(Colour::red), name(static_cast<Colour>(5)));
  std::printf("%d %d %zu\n", rank(Small::b), rank(static_cast<Small>(7)), sizeof(Small));
  Light l;
  l.flip();
  std::printf("%d %d %d\n", l.state, Light::on, two + static_cast<int>(c));
  return static_cast<int>(Colour::green);
}
