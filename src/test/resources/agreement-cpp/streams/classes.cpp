#include <algorithm>
#include <iostream>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>

class Account {
 public:
  Account(std::string owner, long balance) : owner_(std::move(owner)), balance_(balance) {}
  virtual ~Account() { std::cout << "closed " << owner_ << '\n'; }
  virtual long fee() const { return 1; }
  void withdraw(long amount) {
    if (amount <= 0) throw std::invalid_argument("amount " + std::to_string(amount));
    if (amount + fee() > balance_) throw std::runtime_error(owner_ + " has too little");
    balance_ -= amount + fee();
  }
  long balance() const { return balance_; }
  const std::string &owner() const { return owner_; }

 private:
  std::string owner_;
  long balance_;
};

class Premium final : public Account {
 public:
  using Account::Account;
  long fee() const override { return 0; }
};

int main() {
  std::vector<std::unique_ptr<Account>> accounts;
  accounts.push_back(std::make_unique<Account>("Ada Lovelace of London", 100));
  accounts.push_back(std::make_unique<Premium>("Bob", 50));
  for (long amount : {50L, 60L, -1L}) {
    for (auto &account : accounts) {
      try {
        account->withdraw(amount);
        std::cout << account->owner() << ' ' << account->balance() << '\n';
      } catch (const std::invalid_argument &e) {
        std::cout << "invalid: " << e.what() << '\n';
      } catch (const std::exception &e) {
        std::cout << "failed: " << e.what() << '\n';
      }
    }
  }
  std::map<std::string, int> words;
  std::unordered_map<int, std::string> names;
  for (const char *w : {"one", "two", "one", "three", "two", "one"}) words[w]++;
  for (const auto &[word, count] : words) names[count] = word;
  for (int i = 1; i < 4; i++) std::cout << i << '=' << names[i] << ' ';
  std::vector<std::string> sorted;
  for (auto &entry : words) sorted.push_back(entry.first);
  std::sort(sorted.begin(), sorted.end(), [](const auto &a, const auto &b) { return a.size() < b.size() || (a.size() == b.size() && a > b); });
  for (auto &w : sorted) std::cout << w << ' ';
  std::cout << names.size() << std::endl;
}
