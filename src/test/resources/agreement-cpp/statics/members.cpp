#include <cstdio>
class Account {
  static int next;
  static const int limit = 3;
  int id, balance;
 public:
  static Account *last;
  static constexpr double rate = 0.5;
  Account() : id(next++), balance(0) { last = this; }
  int deposit(int n) { return balance += n > limit ? limit : n; }
  int number() const { return id; }
  static int made() { return next - 100; }
};
int Account::next = 100;
Account *Account::last = nullptr;
template <class T> struct PerType { static int count; };
template <class T> int PerType<T>::count = sizeof(T);
int main() {
  Account a, b;
  a.deposit(2);
  std::printf("%d %d %d\n", a.deposit(9), b.number(), Account::made());
  std::printf("%d %.1f\n", Account::last == &b, Account::rate);
  PerType<char>::count++;
  std::printf("%d %d\n", PerType<char>::count, PerType<long>::count);
  return Account::last->number() - 100;
}
