// A line sorter in old style: pointers to lines, quicksort, a fixed pool.
#include <stdio.h>
#include <string.h>

#define LINES 20
#define POOL 500

char pool[POOL], *free_at = pool;
char *lines[LINES];

char *alloc(n)
int n;
{
  if (free_at + n > pool + POOL) return 0;
  free_at += n;
  return free_at - n;
}

read_lines()
{
  char line[80], *p;
  int n = 0;
  while (n < LINES && fgets(line, 80, stdin)) {
    line[strcspn(line, "\n")] = '\0';
    if ((p = alloc((int)strlen(line) + 1)) == 0) return -1;
    lines[n++] = strcpy(p, line);
  }
  return n;
}

void swap(v, i, j)
char *v[];
{
  char *t = v[i];
  v[i] = v[j];
  v[j] = t;
}

void sort(v, left, right, compare)
char *v[];
int left, right, (*compare)();
{
  int i, last;
  if (left >= right) return;
  swap(v, left, (left + right) / 2);
  for (last = left, i = left + 1; i <= right; i++)
    if ((*compare)(v[i], v[left]) < 0) swap(v, ++last, i);
  swap(v, left, last);
  sort(v, left, last - 1, compare);
  sort(v, last + 1, right, compare);
}

by_length(a, b)
char *a, *b;
{
  int d = (int)strlen(a) - (int)strlen(b);
  return d ? d : strcmp(a, b);
}

main()
{
  int n = read_lines(), i;
  sort(lines, 0, n - 1, strcmp);
  for (i = 0; i < n; i++) puts(lines[i]);
  sort(lines, 0, n - 1, by_length);
  for (i = 0; i < n; i++) printf("%s%c", lines[i], i == n - 1 ? '\n' : ' ');
  printf("%d\n", (int)(free_at - pool));
  return n;
}
