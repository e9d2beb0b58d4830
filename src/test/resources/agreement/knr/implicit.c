// Functions used before they are declared: implicit int results.
main(argc, argv)
char **argv;
{
  printf("%d %s\n", 42, "implicit printf");
  printf("%d\n", triple(14));
  printf("%d\n", argc);
  puts("puts too");
  printf("%d %d\n", (int)strlen("length"), abs(-5));
  printf("%d\n", largest(3, 9, 4));
  printf("%d\n", length_of("k and r"));
  putchar('x');
  putchar('\n');
  printf("%d\n", strcmp("a", "b") < 0);
  printf("%d\n", atoi("77") + toupper('a'));
  printf("%d %d\n", even(10), odd(10));
  return triple(7);
}

triple(n) { return n * 3; }

largest(a, b, c)
{
  if (a > b && a > c) return a;
  return b > c ? b : c;
}

length_of(s)
register char *s;
{
  int n;
  for (n = 0; *s; s++) n++;
  return n;
}

even(n) { return n == 0 ? 1 : odd(n - 1); }
odd(n) { return n == 0 ? 0 : even(n - 1); }
