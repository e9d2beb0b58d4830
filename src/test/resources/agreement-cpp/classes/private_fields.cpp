#include <cstdio>
class Stack {
  int items[4];
  int top = 0;
  bool full() const { return top == 4; }
  friend int peek(const Stack &s);
 public:
  bool push(int x) { if (full()) return false; items[top++] = x; return true; }
  int pop() { return top > 0 ? items[--top] : -1; }
  bool empty() const { return !top; }
 protected:
  int size() const { return top; }
};
int peek(const Stack &s) { return s.top ? s.items[s.top - 1] : 0; }
class Counted : public Stack {
 public:
  int many() const { return size(); }
};
struct Bits { unsigned a : 3; int b : 5; bool c : 1; };
int main() {
  Stack s;
  for (int i = 0; i < 6; i++) std::printf("%d", s.push(i * i));
  std::printf(" %d", peek(s));
  while (!s.empty()) std::printf(" %d", s.pop());
  std::printf(" %d\n", s.pop());
  Counted c;
  c.push(5);
  c.push(6);
  Bits b = {5, -3, true};
  b.a += 4;
  b.b--;
  std::printf("%d %u %d %d\n", c.many(), b.a, b.b, b.c);
}
