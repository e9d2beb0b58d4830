/* Fixed matrices and grids. */

/* The saddle point's value in a 3x3 matrix: smallest of its row, largest of its column. */
int saddle(int m[3][3], int *row, int *column) {
  for (int i = 0; i < 3; i++) {
    int smallest = 0;
    for (int j = 1; j < 3; j++)
      if (m[i][j] < m[i][smallest]) smallest = j;
    int k = 0;
    while (k < 3 && m[k][smallest] <= m[i][smallest]) k++;
    if (k == 3) {
      *row = i;
      *column = smallest;
      return 1;
    }
  }
  return 0;
}

/* Whether a 3x3 square is magic. */
int magic(int m[3][3]) {
  int sum = m[0][0] + m[0][1] + m[0][2];
  for (int i = 0; i < 3; i++) {
    int across = 0, down = 0;
    for (int j = 0; j < 3; j++) {
      if (m[i][j] < 1 || m[i][j] > 9) return 0;
      across += m[i][j];
      down += m[j][i];
    }
    if (across != sum || down != sum) return 0; 
  }
  return m[0][0] + m[1][1] + m[2][2] == sum;
}

/* Tic-tac-toe: the winner, 0 if there is none yet, -1 for a bad board. */
int winner(const int b[9]) {
  static const int lines[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                  {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
  for (int i = 0; i < 9; i++)
    if (b[i] < 0 || b[i] > 2) return -1;
  for (int i = 0; i < 8; i++) {
    int p = b[lines[i][0]];
    if (p != 0 && p == b[lines[i][1]] && p == b[lines[i][2]]) return p;
  }
  return 0;
}

/* Neighbours that live around a cell of an 4x4 board, and the cell's next state. */
int next_state(int board[4][4], int y, int x) {
  if (y < 0 || y > 3 || x < 0 || x > 3) return -1;
  int alive = 0;
  for (int dy = -1; dy <= 1; dy++) {
    for (int dx = -1; dx <= 1; dx++) {
      if (dy == 0 && dx == 0) continue;
      int v = y + dy, u = x + dx;
      if (v < 0 || v > 3 || u < 0 || u > 3) continue;
      if (board[v][u] != 0) alive++;
    }
  }
  if (alive > 8) return -2; // infeasible: 16:T - a cell has eight neighbours
  if (board[y][x] != 0) return alive == 2 || alive == 3;
  return alive == 3;
}
