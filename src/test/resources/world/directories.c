/* Directories and what stat says. */
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int count_entries(const char *path) {
  DIR *dir = opendir(path);
  if (dir == NULL) return errno == ENOTDIR ? -2 : -1;
  int n = 0;
  struct dirent *entry;
  while ((entry = readdir(dir)) != NULL) {
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    if (entry->d_name[0] == '.') continue;
    n++;
  }
  if (closedir(dir) != 0) return -3;
  if (n < 0) return -4; // infeasible: 12:T - counts from 0
  return n > 2 ? 3 : n;
}

int find_extension(const char *path, const char *extension) {
  DIR *dir = opendir(path);
  if (!dir) return -1;
  int found = 0;
  struct dirent *entry;
  while (!found && (entry = readdir(dir)) != NULL) {
    const char *dot = strrchr(entry->d_name, '.');
    if (dot == NULL) continue;
    if (strcmp(dot + 1, extension) == 0) found = 1;
    if (dot[0] != '.') found = 2; // infeasible: 10:T - strrchr found one
  }
  closedir(dir);
  return found ? 1 : 0;
}

int file_kind(const char *path) {
  struct stat st;
  if (stat(path, &st) != 0) {
    if (errno == ENOENT) return -1;
    return -2;
  }
  if (S_ISREG(st.st_mode)) return S_ISDIR(st.st_mode) ? 5 : 1; // infeasible: 7:T - one kind only
  if (S_ISDIR(st.st_mode)) return 2;
  if (S_ISCHR(st.st_mode)) return 3;
  return 4;
}

int is_executable(const char *path) {
  struct stat st;
  if (stat(path, &st) < 0) return -1;
  if (!(st.st_mode & S_IXUSR)) return 0;
  if ((st.st_mode & 0111) == 0) return 3; // infeasible: 5:T - the owner's bit is set
  return st.st_mode & S_IXOTH ? 2 : 1;
}

int size_class(const char *path) {
  struct stat st;
  if (stat(path, &st) == -1) return -1;
  if (!S_ISREG(st.st_mode)) return -2;
  if (st.st_size == 0) return 0;
  if (st.st_size > 1000) return 2;
  return st.st_size > 2000 ? 3 : 1; // infeasible: 10:T - returned above 1000
}

int newer(const char *source, const char *target) {
  struct stat a, b;
  if (stat(source, &a) != 0) return -1;
  if (stat(target, &b) != 0) return 1;
  if (a.st_mtime > b.st_mtime) return 1;
  if (a.st_mtime < b.st_mtime) return 0;
  if (a.st_mtime != b.st_mtime) return -2; // infeasible: 9:T - trichotomy
  return 2;
}

int make_folder(const char *path) {
  if (mkdir(path, 0755) == 0) return 0;
  if (errno == EEXIST) return 1;
  if (errno == ENOENT) return -1;
  return -2;
}

int may_write(const char *path) {
  if (access(path, F_OK) != 0) return -1;
  if (access(path, W_OK) == 0) return 1;
  return errno == EACCES ? 0 : -2;
}

int link_target(const char *path) {
  char target[16];
  ssize_t n = readlink(path, target, sizeof target);
  if (n < 0) return errno == EINVAL ? 0 : -1;
  if (n > 16) return -3; // infeasible: 5:T - at most the buffer
  if (n == 16) return -2;
  target[n] = '\0';
  return target[0] == '/' ? 1 : 2;
}

int swap_files(const char *a, const char *b) {
  if (rename(a, b) != 0) {
    if (errno == EXDEV) return -1;
    return -2;
  }
  if (access(a, F_OK) == 0) return 1;
  return 0;
}

int drop_folder(const char *path) {
  if (rmdir(path) == 0) return 0;
  switch (errno) {
    case ENOTEMPTY:
      return 1;
    case ENOENT:
      return 2;
    default:
      return -1;
  }
}
