// strtok, strtok_r nested, strsep with empty fields.
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>

int main(void) {
  char a[] = "  one two,,three ;four  ";
  int count = 0;
  for (char *t = strtok(a, " ,;"); t; t = strtok(NULL, " ,;")) printf("[%s]", t), count++;
  printf(" %d\n", count);
  char none[] = " ,; ";
  printf("%d\n", strtok(none, " ,;") == NULL);
  char changing[] = "key=value;rest of it";
  char *key = strtok(changing, "="), *value = strtok(NULL, ";"), *rest = strtok(NULL, "");
  printf("%s %s %s %d\n", key, value, rest, strtok(NULL, "x") == NULL);

  char table[] = "a:1,b:2:3;c;d:4,e";
  char *outer, *inner, *last;
  for (char *row = strtok_r(table, ";", &outer); row; row = strtok_r(NULL, ";", &outer)) {
    printf("row");
    for (char *cell = strtok_r(row, ",", &inner); cell; cell = strtok_r(NULL, ",", &inner)) {
      printf(" (");
      for (char *part = strtok_r(cell, ":", &last); part; part = strtok_r(NULL, ":", &last))
        printf("%s.", part);
      printf(")");
    }
    putchar('\n');
  }

  char fields[] = "first,,third,";
  char *at = fields, *field;
  int empty = 0;
  while ((field = strsep(&at, ","))) {
    printf("<%s>", field);
    empty += !*field;
  }
  printf(" %d %d\n", empty, at == NULL);
  char path[] = "/usr/local//bin";
  char *p = path;
  strsep(&p, "/");
  printf("%s\n", p);
  for (char *part; (part = strsep(&p, "/")) != NULL;) printf("%zu ", strlen(part));
  putchar('\n');
  char whole[] = "nothing to split";
  printf("%s\n", strtok(whole, "#"));
  return count * 10 + empty;
}
