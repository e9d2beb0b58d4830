/* What the machine builds in, played by the real library, so that the models run as plain programs. */
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

extern int hw_main(int argc, char **argv);

int main(int argc, char **argv) { exit(hw_main(argc, argv)); }
