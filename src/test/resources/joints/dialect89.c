/* flags: -std=c89 */
int inline_ = 3, typeof = 4, asm = 5;
int restrict_(int n);
int f(int inline_1, const char *typeof_) {
  int i;
  for (i = 0; i < 3; i++) if (inline_1 == i) return typeof + asm;
  if (typeof_ && typeof_[0] == 'a') return restrict_(i);
  return inline_1 > 9 ? inline_ : 0;
}
