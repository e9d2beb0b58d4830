/* Sockets: what they answer is the outside's. */
#include <arpa/inet.h>
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <poll.h>
#include <string.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <unistd.h>

int open_connection(const char *host, unsigned short port) {
  int s = socket(AF_INET, SOCK_STREAM, 0);
  if (s < 0) return -1;
  struct sockaddr_in address;
  memset(&address, 0, sizeof address);
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  int ok = inet_pton(AF_INET, host, &address.sin_addr);
  if (ok != 1) {
    close(s);
    return ok == 0 ? -2 : -3;
  }
  if (connect(s, (struct sockaddr *)&address, sizeof address) != 0) {
    int error = errno;
    close(s);
    return error == ECONNREFUSED ? -4 : -5;
  }
  if (address.sin_family != AF_INET) return -6; // infeasible: 17:T - connect only reads it
  return s;
}

int receive_line(int s, char *line, size_t size) {
  size_t n = 0;
  if (size == 0) return -2;
  while (n + 1 < size) {
    ssize_t got = recv(s, line + n, 1, 0);
    if (got < 0) {
      if (errno == EINTR) continue;
      return -1;
    }
    if (got > 1) return -3; // infeasible: 9:T - one was asked for
    if (got == 0) break;
    if (line[n++] == '\n') break;
  }
  line[n] = '\0';
  return n == 0 ? 0 : 1;
}

int send_all(int s, const char *data, size_t n) {
  while (n > 0) {
    ssize_t sent = send(s, data, n, 0);
    if (sent < 0) return errno == EPIPE ? -2 : -1;
    if ((size_t)sent > n) return -3; // infeasible: 6:T - never more than given
    data += sent;
    n -= (size_t)sent;
  }
  return 0;
}

int accept_one(int listener) {
  struct sockaddr_in peer;
  socklen_t size = sizeof peer;
  memset(&peer, 0, sizeof peer);
  int s = accept(listener, (struct sockaddr *)&peer, &size);
  if (s < 0) {
    if (errno == EAGAIN || errno == EWOULDBLOCK) return 0; // infeasible: 5.2:T - they are one number here
    return -1;
  }
  if (size > sizeof peer) return -2;
  if (ntohs(peer.sin_port) < 1024) return 2;
  return 1;
}

int serve(unsigned short port) {
  int s = socket(AF_INET, SOCK_STREAM, 0);
  if (s == -1) return -1;
  int on = 1;
  if (setsockopt(s, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) < 0) return -2;
  if (on != 1) return -5; // infeasible: 7:T - setsockopt only reads it
  struct sockaddr_in a = {.sin_family = AF_INET, .sin_port = htons(port)};
  if (bind(s, (struct sockaddr *)&a, sizeof a) < 0) return errno == EADDRINUSE ? -3 : -4;
  if (listen(s, 5) < 0) return -6;
  return s;
}

int wait_readable(int s, int ms) {
  struct pollfd p = {.fd = s, .events = POLLIN};
  int n = poll(&p, 1, ms);
  if (n < 0) return errno == EINTR ? 0 : -1;
  if (n > 1) return -2; // infeasible: 6:T - one was asked about
  if (n == 0) return 0;
  if (p.revents & (POLLERR | POLLHUP)) return -3;
  return p.revents & POLLIN ? 1 : 2;
}

int resolve(const char *name) {
  struct addrinfo *list = NULL;
  int error = getaddrinfo(name, "80", NULL, &list);
  if (error == EAI_AGAIN) return -1;
  if (error != 0) return -2;
  int n = 0;
  for (struct addrinfo *a = list; a != NULL; a = a->ai_next) {
    if (a->ai_family == AF_INET6) n += 10;
    if (++n > 30) break;
  }
  freeaddrinfo(list);
  if (n < 0) return -3; // infeasible: 15:T - it only rises from 0
  return n > 9 ? 2 : 1;
}

int select_two(int a, int b) {
  if (a < 0 || b < 0 || a >= 64 || b >= 64) return -1;
  fd_set set;
  FD_ZERO(&set);
  FD_SET(a, &set);
  FD_SET(b, &set);
  if (!FD_ISSET(a, &set)) return -3; // infeasible: 11:T - just put in
  int n = select(64, &set, NULL, NULL, NULL);
  if (n < 0) return -2;
  if (FD_ISSET(a, &set)) return FD_ISSET(b, &set) ? 3 : 1;
  return FD_ISSET(b, &set) ? 2 : 0;
}
