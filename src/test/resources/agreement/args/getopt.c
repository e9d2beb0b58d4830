// getopt and getopt_long over the arguments.
#define _GNU_SOURCE
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  static const struct option longs[] = {
      {"all", no_argument, NULL, 'a'},
      {"size", required_argument, NULL, 's'},
      {"level", optional_argument, NULL, 'l'},
      {NULL, 0, NULL, 0},
  };
  int c, all = 0, size = 0, level = -1, wrong = 0;
  opterr = 0;
  while ((c = getopt_long(argc, argv, "as:l::", longs, NULL)) != -1) {
    switch (c) {
      case 'a': all++; break;
      case 's': size += atoi(optarg); break;
      case 'l': level = optarg ? atoi(optarg) : 0; break;
      default:
        printf("wrong option %c\n", optopt ? optopt : '?');
        wrong++;
    }
  }
  printf("all %d size %d level %d wrong %d\n", all, size, level, wrong);
  for (int i = optind; i < argc; i++) printf("rest %s\n", argv[i]);
  return argc - optind;
}
