// The class A with its method f, and main that reads A's attribute and calls f: a structure, a
// function that takes the object, and a caller whose argument stands for what is read.
struct A {
  int a;
};

void f(struct A *object) {
  while (object->a < 10)
    if (object->a < 5)
      object->a++;
}

int program(int read) {
  struct A var;
  var.a = read;
  f(&var);
  return var.a;
}
