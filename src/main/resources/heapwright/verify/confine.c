/* Runs a command that is not trusted: confine FOLDER COMMAND ARGUMENT...
   In namespaces of its own, where the kernel grants them: no network, no processes but its own, and
   nothing that it can write but FOLDER and temporary folders of its own. Where it does
   not, the command runs with limits only. "confine --check FOLDER" says which of the two it is.
   Ends with the command's exit status, or 128 and the number of the signal that ended it. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#define PROCESSES 256
#define NOT_STARTED 126
#define SMALL "mode=1777,size=64m,nr_inodes=4096"

#ifndef SYS_mount_setattr
#define SYS_mount_setattr 442
#endif

/* As linux/mount.h has it, which not every system has. */
struct attributes {
  unsigned long long set, clear, propagation, user_namespace;
};
enum { READ_ONLY = 1, NO_SUID = 2, RECURSIVE = 0x8000 };

static const char *const devices[] = {"null", "zero", "full", "random", "urandom", "tty"};
enum { DEVICES = sizeof devices / sizeof *devices };

/* Folders that others leave things in: sockets to servers, other people's files. */
static const char *const shared[] = {"/tmp", "/var/tmp", "/run", "/dev/shm"};
enum { SHARED = sizeof shared / sizeof *shared };

static int failure;

static void fail(const char *what) {
  fprintf(stderr, "confine: %s: %s\n", what, strerror(errno));
}

static int put(const char *file, const char *text) {
  int descriptor = open(file, O_WRONLY | O_CLOEXEC);
  ssize_t length = (ssize_t)strlen(text);
  int written = descriptor >= 0 && write(descriptor, text, (size_t)length) == length;
  if (descriptor >= 0) close(descriptor);
  return written;
}

/* The user and the group stay who they are; no others exist. */
static int map(long user, long group) {
  char text[64];
  put("/proc/self/setgroups", "deny");
  snprintf(text, sizeof text, "%ld %ld 1", user, user);
  if (!put("/proc/self/uid_map", text)) return 0;
  snprintf(text, sizeof text, "%ld %ld 1", group, group);
  return put("/proc/self/gid_map", text);
}

static int change(const char *path, int recursively, struct attributes attributes) {
  return syscall(SYS_mount_setattr, AT_FDCWD, path, recursively ? RECURSIVE : 0, &attributes,
                 sizeof attributes) == 0;
}

/* What an open descriptor names becomes visible at a path. */
static int bind(int descriptor, const char *path) {
  char name[64];
  snprintf(name, sizeof name, "/proc/self/fd/%d", descriptor);
  return mount(name, path, NULL, MS_BIND, NULL) == 0;
}

/* Makes the folders on the way to a path, and the last one. */
static void make_folders(const char *path) {
  char part[PATH_MAX];
  snprintf(part, sizeof part, "%s", path);
  for (char *at = part + 1; *at != 0; at++) {
    if (*at == '/') {
      *at = 0;
      mkdir(part, 0755);
      *at = '/';
    }
  }
  mkdir(part, 0755);
}

static int hide(const char *path) {
  struct stat status;
  if (lstat(path, &status) != 0 || !S_ISDIR(status.st_mode)) return 1;
  return mount("tmpfs", path, "tmpfs", MS_NOSUID | MS_NODEV, SMALL) == 0;
}

/* Only those devices that change nothing. */
static int make_devices(void) {
  int open_devices[DEVICES];
  char name[32];
  for (int i = 0; i < DEVICES; i++) {
    snprintf(name, sizeof name, "/dev/%s", devices[i]);
    open_devices[i] = open(name, O_PATH | O_CLOEXEC);
  }
  if (mount("tmpfs", "/dev", "tmpfs", MS_NOSUID, "mode=755,size=64k") != 0) return 0;
  for (int i = 0; i < DEVICES; i++) {
    snprintf(name, sizeof name, "/dev/%s", devices[i]);
    if (open_devices[i] >= 0) {
      int place = open(name, O_CREAT | O_WRONLY | O_CLOEXEC, 0666);
      if (place < 0 || !bind(open_devices[i], name)) return 0;
      close(place);
      close(open_devices[i]);
    }
  }
  return mkdir("/dev/shm", 01777) == 0 && symlink("/proc/self/fd", "/dev/fd") == 0 &&
         symlink("/proc/self/fd/0", "/dev/stdin") == 0 &&
         symlink("/proc/self/fd/1", "/dev/stdout") == 0 &&
         symlink("/proc/self/fd/2", "/dev/stderr") == 0;
}

static const struct option {
  const char *name;
  unsigned long flag;
} options[] = {{"nosuid", MS_NOSUID},         {"nodev", MS_NODEV},
               {"noexec", MS_NOEXEC},         {"noatime", MS_NOATIME},
               {"nodiratime", MS_NODIRATIME}, {"relatime", MS_RELATIME}};

/* The flags that a mount has, which must be repeated when it is changed. */
static unsigned long flags_of(char *list) {
  unsigned long flags = 0;
  for (char *word = strtok(list, ","); word != NULL; word = strtok(NULL, ",")) {
    for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
      if (strcmp(word, options[i].name) == 0) flags |= options[i].flag;
    }
  }
  return flags;
}

/* Spaces and the like stand as \040 in the list of mounts. */
static void unescape(char *text) {
  char *to = text;
  for (char *from = text; *from != 0; to++) {
    if (from[0] == '\\' && from[1] >= '0' && from[1] <= '3') {
      *to = (char)((from[1] - '0') * 64 + (from[2] - '0') * 8 + (from[3] - '0'));
      from += 4;
    } else {
      *to = *from++;
    }
  }
  *to = 0;
}

/* For kernels that cannot change all mounts at once. */
static int freeze_each(void) {
  static char line[4 * PATH_MAX];
  static char path[PATH_MAX];
  static char list[PATH_MAX];
  FILE *mounts = fopen("/proc/self/mounts", "re");
  if (mounts == NULL) return 0;
  while (fgets(line, sizeof line, mounts) != NULL) {
    if (sscanf(line, "%*s %4095s %*s %4095s", path, list) != 2) return 0;
    unescape(path);
    unsigned long flags = flags_of(list) | MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID;
    /* What is hidden below another mount cannot be reached, neither by us nor by the command. */
    if (mount(NULL, path, NULL, flags, NULL) != 0 && errno != ENOENT && errno != EINVAL &&
        errno != EACCES)
      return 0;
  }
  fclose(mounts);
  return 1;
}

static int freeze(void) {
  return change("/", 1, (struct attributes){.set = READ_ONLY | NO_SUID}) || freeze_each();
}

static int make_writable(const char *path) {
  return change(path, 0, (struct attributes){.clear = READ_ONLY}) ||
         mount(NULL, path, NULL, MS_REMOUNT | MS_BIND | MS_NOSUID | MS_NODEV, NULL) == 0;
}

static int confine_files(const char *folder) {
  int own = open(folder, O_PATH | O_DIRECTORY | O_CLOEXEC);
  if (own < 0 || mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0) return 0;
  if (!make_devices()) return 0;
  for (int i = 0; i < SHARED; i++) {
    if (!hide(shared[i])) return 0;
  }
  make_folders(folder);
  if (!bind(own, folder)) return 0;
  close(own);
  if (mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, NULL) != 0) return 0;
  /* Only the newest kernels have it for each namespace; the others have the limit on processes. */
  put("/proc/sys/kernel/pid_max", "400");
  if (!freeze() || !make_writable(folder)) return 0;
  for (int i = 0; i < SHARED; i++) {
    struct stat status;
    if (strcmp(shared[i], "/run") != 0 && lstat(shared[i], &status) == 0 &&
        S_ISDIR(status.st_mode) && !make_writable(shared[i]))
      return 0;
  }
  return 1;
}

/* Whatever the command starts has no more rights than it has, and it has none. */
static int give_up_rights(void) {
  for (int right = 0; right < 64; right++) prctl(PR_CAPBSET_DROP, right, 0, 0, 0);
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
}

static void limit_processes(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NPROC, &limit) == 0 && limit.rlim_cur > PROCESSES) {
    limit.rlim_cur = PROCESSES;
    if (limit.rlim_max > PROCESSES) limit.rlim_max = PROCESSES;
    setrlimit(RLIMIT_NPROC, &limit);
  }
}

static int status_of(int status) {
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

static void start(char **command) {
  execv(command[0], command);
  fail(command[0]);
  _exit(NOT_STARTED);
}

/* The first process of the namespace: when it ends, the kernel ends all others. */
static void guard(char **command) {
  int status;
  pid_t ended;
  pid_t main_process = fork();
  if (main_process == 0) {
    limit_processes();
    start(command);
  }
  close(failure);
  while ((ended = wait(&status)) != main_process) {
    if (ended < 0 && errno != EINTR) _exit(NOT_STARTED);
  }
  _exit(status_of(status));
}

static int is_confined(const char *folder, long user, long group) {
  char here[PATH_MAX];
  return prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) == 0 && getcwd(here, sizeof here) != NULL &&
         map(user, group) && confine_files(folder) && chdir(here) == 0 && give_up_rights();
}

int main(int count, char **arguments) {
  int pipe_ends[2];
  char failed;
  int status;
  long user = (long)geteuid();
  long group = (long)getegid();
  int checks = count == 3 && strcmp(arguments[1], "--check") == 0;
  const char *folder = checks ? arguments[2] : arguments[1];
  if (count < 3 || pipe2(pipe_ends, O_CLOEXEC) != 0) {
    fprintf(stderr, "usage: confine FOLDER COMMAND ARGUMENT...\n");
    return NOT_STARTED;
  }
  long flags = CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC |
               CLONE_NEWUTS | SIGCHLD;
  pid_t child = (pid_t)syscall(SYS_clone, flags, 0, 0, 0, 0);
  if (child == 0) {
    close(pipe_ends[0]);
    failure = pipe_ends[1];
    if (!is_confined(folder, user, group)) {
      if (checks) fail("cannot confine");
      _exit(write(failure, "!", 1) == 1 ? NOT_STARTED : NOT_STARTED);
    }
    if (checks) _exit(0);
    guard(arguments + 2);
  }
  close(pipe_ends[1]);
  int is_refused = child < 0 || read(pipe_ends[0], &failed, 1) == 1;
  if (is_refused && child > 0) waitpid(child, &status, 0);
  if (is_refused && checks) {
    if (child < 0) fail("no namespaces");
    return 1;
  }
  if (is_refused) start(arguments + 2);
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return NOT_STARTED;
  }
  return status_of(status);
}
