#include <cstdio>
struct A { A() { who(); } virtual void who() const { std::printf("A\n"); } virtual ~A() { who(); } };
struct B : A { B() { who(); } void who() const override { std::printf("B\n"); } ~B() override { who(); } };
struct C : B { void who() const override { std::printf("C\n"); B::who(); } };
int main() { C c; c.who(); A *a = &c; a->who(); }
