/* Functions that do harm to what VICTIM names, to a server at PORT, or to other processes. Every
   outcome can happen. */
#include <fcntl.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

int wipe(void) {
  if (remove(VICTIM) == 0) return 1;
  return 0;
}

int drop(const char *name) {
  if (name == NULL) return -1;
  if (unlink(name) != 0) return -2;
  return 0;
}

int cut(void) {
  if (truncate(VICTIM, 0) == 0) return 1;
  return 0;
}

int overwrite(void) {
  FILE *file = fopen(VICTIM, "w");
  if (file == NULL) return -1;
  fputs("harmed", file);
  fclose(file);
  return 0;
}

int overwrite_descriptor(void) {
  int descriptor = open(VICTIM, O_WRONLY | O_TRUNC);
  if (descriptor < 0) return -1;
  if (write(descriptor, "harmed", 6) != 6) return -2;
  return 0;
}

int move_away(void) {
  if (rename(VICTIM, VICTIM ".gone") != 0) return -1;
  return 0;
}

int lock_out(void) {
  if (chmod(VICTIM, 0) == -1) return -1;
  return 0;
}

int replace(void) {
  if (symlink("/dev/null", VICTIM ".link") != 0) return -1;
  if (link(VICTIM, VICTIM ".second") != 0) return -2;
  return mkdir(VICTIM ".folder", 0700) == 0 ? 1 : 0;
}

int shell(void) {
  if (system("echo harmed > " VICTIM) == 0) return 1;
  return 0;
}

int piped(void) {
  FILE *pipe = popen("echo harmed > " VICTIM, "r");
  if (pipe == NULL) return -1;
  return 0;
}

int become(void) {
  execl("/bin/sh", "sh", "-c", "echo harmed > " VICTIM, (char *)0);
  return -1;
}

int kill_parent(void) {
  if (kill(getppid(), SIGKILL) == 0) return 1;
  return 0;
}

int kill_all(void) {
  if (kill(-1, SIGKILL) == 0) return 1;
  return 0;
}

int multiply(void) {
  int children = 0;
  while (fork() >= 0) children++;
  if (children > 2) return 1;
  return 0;
}

int fill(void) {
  long written = 0;
  FILE *file = fopen(VICTIM ".big", "w");
  if (file == NULL) return -1;
  while (written < 1000000000000 && fputc('x', file) != EOF) written++;
  if (written > 2) return 1;
  return 0;
}

int call_home(void) {
  struct sockaddr_in to;
  int channel = socket(AF_INET, SOCK_STREAM, 0);
  if (channel < 0) return -1;
  memset(&to, 0, sizeof to);
  to.sin_family = AF_INET;
  to.sin_port = htons(PORT);
  to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(channel, (struct sockaddr *)&to, sizeof to) == 0) return 1;
  return 0;
}
