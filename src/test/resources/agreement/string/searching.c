// strchr, strstr, strspn and all the other searches.
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <strings.h>

static const char *text = "hello, hello world";

static void at(const char *what, const void *p) {
  if (p) printf("%s %td\n", what, (const char *)p - text);
  else printf("%s none\n", what);
}

int main(void) {
  at("strchr l", strchr(text, 'l'));
  at("strchr z", strchr(text, 'z'));
  at("strchr 0", strchr(text, '\0'));
  at("strrchr l", strrchr(text, 'l'));
  at("strrchr h", strrchr(text, 'h'));
  at("strrchr 0", strrchr(text, 0));
  at("strchrnul z", strchrnul(text, 'z'));
  at("strstr hello w", strstr(text, "hello w"));
  at("strstr empty", strstr(text, ""));
  at("strstr none", strstr(text, "worlds"));
  at("strcasestr", strcasestr(text, "WORLD"));
  at("strpbrk", strpbrk(text, ",w"));
  at("strpbrk none", strpbrk(text, "xyz"));
  at("memchr o", memchr(text, 'o', 5));
  at("memchr o4", memchr(text, 'o', 4));
  at("memrchr o", memrchr(text, 'o', 18));
  at("memmem", memmem(text, 18, "lo w", 4));
  at("memmem none", memmem(text, 10, "world", 5));
  at("rawmemchr", rawmemchr(text, 'w'));
  at("index", index(text, 'e'));
  at("rindex", rindex(text, 'e'));
  printf("%zu %zu\n", strspn(text, "ehlo"), strspn(text, "x"));
  printf("%zu %zu\n", strcspn(text, " ,"), strcspn(text, "xyz"));
  printf("%zu %zu %zu\n", strlen(text), strnlen(text, 5), strnlen(text, 50));
  printf("%s %s\n", basename("/usr/lib/name.c"), basename("plain"));
  const char *p = text;
  int count = 0;
  for (; (p = strstr(p, "l")); p++) count++;
  return count;
}
