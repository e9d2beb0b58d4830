// What the headers of the containers leave to the compiled library: lists, trees, hash tables.

#include <bits/stl_tree.h>
#include <ext/aligned_buffer.h>
#include <list>
#include <unordered_map>

namespace std {

namespace __detail {

void _List_node_base::_M_hook(_List_node_base *const position) noexcept {
  _M_next = position;
  _M_prev = position->_M_prev;
  position->_M_prev->_M_next = this;
  position->_M_prev = this;
}

void _List_node_base::_M_unhook() noexcept {
  _M_prev->_M_next = _M_next;
  _M_next->_M_prev = _M_prev;
}

void _List_node_base::_M_transfer(_List_node_base *const first, _List_node_base *const last) noexcept {
  if (this != last) {
    last->_M_prev->_M_next = this;
    first->_M_prev->_M_next = last;
    _M_prev->_M_next = first;
    _List_node_base *before = _M_prev;
    _M_prev = last->_M_prev;
    last->_M_prev = first->_M_prev;
    first->_M_prev = before;
  }
}

void _List_node_base::_M_reverse() noexcept {
  _List_node_base *node = this;
  do {
    _List_node_base *next = node->_M_next;
    node->_M_next = node->_M_prev;
    node->_M_prev = next;
    node = next;
  } while (node != this);
}

void _List_node_base::swap(_List_node_base &left, _List_node_base &right) noexcept {
  _List_node_base one = left;
  _List_node_base other = right;
  bool leftIsEmpty = one._M_next == &left;
  bool rightIsEmpty = other._M_next == &right;
  if (rightIsEmpty) {
    left._M_next = left._M_prev = &left;
  } else {
    left._M_next = other._M_next;
    left._M_prev = other._M_prev;
    left._M_next->_M_prev = left._M_prev->_M_next = &left;
  }
  if (leftIsEmpty) {
    right._M_next = right._M_prev = &right;
  } else {
    right._M_next = one._M_next;
    right._M_prev = one._M_prev;
    right._M_next->_M_prev = right._M_prev->_M_next = &right;
  }
}

// As the library's: the first prime of a table that is not less, and when it is full.
namespace {
const unsigned long primes[] = {
    2,      3,      5,      7,      11,      13,      17,      19,      23,       29,
    31,     37,     41,     43,     47,      53,      59,      61,      67,       71,
    73,     79,     83,     89,     97,      103,     109,     113,     127,      137,
    139,    149,    157,    167,    179,     193,     199,     211,     227,      241,
    257,    277,    293,    313,    337,     359,     383,     409,     439,      467,
    503,    541,    577,    619,    661,     709,     761,     823,     887,      953,
    1031,   1109,   1193,   1289,   1381,    1493,    1613,    1741,    1879,     2029,
    2179,   2357,   2549,   2753,   2971,    3209,    3469,    3739,    4027,     4349,
    4703,   5087,   5503,   5953,   6427,    6949,    7517,    8123,    8783,     9497,
    10273,  11113,  12011,  12983,  14033,   15173,   16411,   17749,   19183,    20753,
    22447,  24281,  26267,  28411,  30727,   33223,   35933,   38873,   42043,    45481,
    49201,  53201,  57557,  62233,  67307,   72817,   78779,   85229,   92203,    99733,
    107897, 116731, 126271, 136607, 147793,  159871,  172933,  187091,  202409,   218971};
}  // namespace

size_t _Prime_rehash_policy::_M_next_bkt(size_t wanted) const {
  static const unsigned char fast[] = {2, 2, 2, 3, 5, 5, 7, 7, 11, 11, 11, 11, 13, 13};
  size_t found = 0;
  if (wanted < sizeof fast) {
    if (wanted == 0) {
      return 1;
    }
    found = fast[wanted];
  } else {
    for (unsigned long prime : primes) {
      if (found == 0 && prime >= wanted) {
        found = prime;
      }
    }
  }
  if (found == 0) {
    found = wanted | 1;
  }
  _M_next_resize = static_cast<size_t>(found * static_cast<long double>(_M_max_load_factor));
  return found;
}

pair<bool, size_t> _Prime_rehash_policy::_M_need_rehash(size_t buckets, size_t elements,
                                                        size_t added) const {
  if (elements + added > _M_next_resize) {
    // The first insertion makes room for eleven.
    size_t least = _M_next_resize != 0 ? 0 : 11;
    size_t needed = elements + added > least ? elements + added : least;
    long double minimum = needed / static_cast<long double>(_M_max_load_factor);
    if (minimum >= buckets) {
      size_t floor = static_cast<size_t>(minimum) + 1;
      size_t grown = buckets * 2;
      return {true, _M_next_bkt(floor > grown ? floor : grown)};
    }
    _M_next_resize = static_cast<size_t>(buckets * static_cast<long double>(_M_max_load_factor));
  }
  return {false, 0};
}

}  // namespace __detail

namespace {

typedef _Rb_tree_node_base Node;

Node *successor(Node *x) {
  if (x->_M_right != nullptr) {
    x = x->_M_right;
    while (x->_M_left != nullptr) {
      x = x->_M_left;
    }
    return x;
  }
  Node *y = x->_M_parent;
  while (x == y->_M_right) {
    x = y;
    y = y->_M_parent;
  }
  return x->_M_right != y ? y : x;
}

Node *predecessor(Node *x) {
  if (x->_M_color == _S_red && x->_M_parent->_M_parent == x) {
    return x->_M_right;
  }
  if (x->_M_left != nullptr) {
    Node *y = x->_M_left;
    while (y->_M_right != nullptr) {
      y = y->_M_right;
    }
    return y;
  }
  Node *y = x->_M_parent;
  while (x == y->_M_left) {
    x = y;
    y = y->_M_parent;
  }
  return y;
}

void replaceChild(Node *x, Node *y, Node *&root) {
  if (x == root) {
    root = y;
  } else if (x == x->_M_parent->_M_left) {
    x->_M_parent->_M_left = y;
  } else {
    x->_M_parent->_M_right = y;
  }
}

void rotateLeft(Node *x, Node *&root) {
  Node *y = x->_M_right;
  x->_M_right = y->_M_left;
  if (y->_M_left != nullptr) {
    y->_M_left->_M_parent = x;
  }
  y->_M_parent = x->_M_parent;
  replaceChild(x, y, root);
  y->_M_left = x;
  x->_M_parent = y;
}

void rotateRight(Node *x, Node *&root) {
  Node *y = x->_M_left;
  x->_M_left = y->_M_right;
  if (y->_M_right != nullptr) {
    y->_M_right->_M_parent = x;
  }
  y->_M_parent = x->_M_parent;
  replaceChild(x, y, root);
  y->_M_right = x;
  x->_M_parent = y;
}

bool isBlack(Node *x) { return x == nullptr || x->_M_color == _S_black; }

}  // namespace

Node *_Rb_tree_increment(Node *x) noexcept { return successor(x); }
const Node *_Rb_tree_increment(const Node *x) noexcept { return successor(const_cast<Node *>(x)); }
Node *_Rb_tree_decrement(Node *x) noexcept { return predecessor(x); }
const Node *_Rb_tree_decrement(const Node *x) noexcept { return predecessor(const_cast<Node *>(x)); }

void _Rb_tree_insert_and_rebalance(const bool left, Node *x, Node *parent, Node &header) noexcept {
  Node *&root = header._M_parent;
  x->_M_parent = parent;
  x->_M_left = nullptr;
  x->_M_right = nullptr;
  x->_M_color = _S_red;
  if (left) {
    parent->_M_left = x;
    if (parent == &header) {
      header._M_parent = x;
      header._M_right = x;
    } else if (parent == header._M_left) {
      header._M_left = x;
    }
  } else {
    parent->_M_right = x;
    if (parent == header._M_right) {
      header._M_right = x;
    }
  }
  while (x != root && x->_M_parent->_M_color == _S_red) {
    Node *above = x->_M_parent->_M_parent;
    bool isLeft = x->_M_parent == above->_M_left;
    Node *uncle = isLeft ? above->_M_right : above->_M_left;
    if (!isBlack(uncle)) {
      x->_M_parent->_M_color = _S_black;
      uncle->_M_color = _S_black;
      above->_M_color = _S_red;
      x = above;
    } else if (isLeft) {
      if (x == x->_M_parent->_M_right) {
        x = x->_M_parent;
        rotateLeft(x, root);
      }
      x->_M_parent->_M_color = _S_black;
      above->_M_color = _S_red;
      rotateRight(above, root);
    } else {
      if (x == x->_M_parent->_M_left) {
        x = x->_M_parent;
        rotateRight(x, root);
      }
      x->_M_parent->_M_color = _S_black;
      above->_M_color = _S_red;
      rotateLeft(above, root);
    }
  }
  root->_M_color = _S_black;
}

Node *_Rb_tree_rebalance_for_erase(Node *const z, Node &header) noexcept {
  Node *&root = header._M_parent;
  Node *&leftmost = header._M_left;
  Node *&rightmost = header._M_right;
  Node *y = z;
  Node *x = nullptr;
  Node *parent = nullptr;
  if (y->_M_left == nullptr) {
    x = y->_M_right;
  } else if (y->_M_right == nullptr) {
    x = y->_M_left;
  } else {
    y = y->_M_right;
    while (y->_M_left != nullptr) {
      y = y->_M_left;
    }
    x = y->_M_right;
  }
  if (y != z) {
    z->_M_left->_M_parent = y;
    y->_M_left = z->_M_left;
    if (y != z->_M_right) {
      parent = y->_M_parent;
      if (x != nullptr) {
        x->_M_parent = y->_M_parent;
      }
      y->_M_parent->_M_left = x;
      y->_M_right = z->_M_right;
      z->_M_right->_M_parent = y;
    } else {
      parent = y;
    }
    replaceChild(z, y, root);
    y->_M_parent = z->_M_parent;
    _Rb_tree_color colour = y->_M_color;
    y->_M_color = z->_M_color;
    z->_M_color = colour;
    y = z;
  } else {
    parent = y->_M_parent;
    if (x != nullptr) {
      x->_M_parent = y->_M_parent;
    }
    replaceChild(z, x, root);
    if (leftmost == z) {
      leftmost = z->_M_right == nullptr ? z->_M_parent : Node::_S_minimum(x);
    }
    if (rightmost == z) {
      rightmost = z->_M_left == nullptr ? z->_M_parent : Node::_S_maximum(x);
    }
  }
  if (y->_M_color == _S_red) {
    return y;
  }
  while (x != root && isBlack(x)) {
    bool isLeft = x == parent->_M_left;
    Node *sibling = isLeft ? parent->_M_right : parent->_M_left;
    if (sibling->_M_color == _S_red) {
      sibling->_M_color = _S_black;
      parent->_M_color = _S_red;
      if (isLeft) {
        rotateLeft(parent, root);
        sibling = parent->_M_right;
      } else {
        rotateRight(parent, root);
        sibling = parent->_M_left;
      }
    }
    if (isBlack(sibling->_M_left) && isBlack(sibling->_M_right)) {
      sibling->_M_color = _S_red;
      x = parent;
      parent = parent->_M_parent;
    } else {
      if (isLeft) {
        if (isBlack(sibling->_M_right)) {
          sibling->_M_left->_M_color = _S_black;
          sibling->_M_color = _S_red;
          rotateRight(sibling, root);
          sibling = parent->_M_right;
        }
        sibling->_M_color = parent->_M_color;
        parent->_M_color = _S_black;
        if (sibling->_M_right != nullptr) {
          sibling->_M_right->_M_color = _S_black;
        }
        rotateLeft(parent, root);
      } else {
        if (isBlack(sibling->_M_left)) {
          sibling->_M_right->_M_color = _S_black;
          sibling->_M_color = _S_red;
          rotateLeft(sibling, root);
          sibling = parent->_M_left;
        }
        sibling->_M_color = parent->_M_color;
        parent->_M_color = _S_black;
        if (sibling->_M_left != nullptr) {
          sibling->_M_left->_M_color = _S_black;
        }
        rotateRight(parent, root);
      }
      break;
    }
  }
  if (x != nullptr) {
    x->_M_color = _S_black;
  }
  return y;
}

}  // namespace std
