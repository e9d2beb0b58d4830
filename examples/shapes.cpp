// Shapes on a canvas: an abstract class, what is derived from it, and a drawing that owns its shapes.

#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

class Shape {
 public:
  explicit Shape(std::string name) : name_(std::move(name)) { ++alive; }
  virtual ~Shape() { --alive; }

  virtual long area() const = 0;
  virtual bool contains(int x, int y) const = 0;
  const std::string &name() const { return name_; }

  static int alive;

 private:
  std::string name_;
};

int Shape::alive = 0;

class Circle : public Shape {
 public:
  Circle(int x, int y, int radius) : Shape("circle"), x_(x), y_(y), radius_(radius) {
    if (radius < 0) throw std::invalid_argument("a radius is not negative");
  }
  long area() const override { return 3L * radius_ * radius_; }
  bool contains(int x, int y) const override {
    long dx = x - x_, dy = y - y_;
    return dx * dx + dy * dy <= 1L * radius_ * radius_;
  }

 private:
  int x_, y_, radius_;
};

class Box : public Shape {
 public:
  Box(int left, int top, int width, int height)
      : Shape(width == height ? "square" : "box"), left_(left), top_(top), width_(width), height_(height) {}
  long area() const override { return 1L * width_ * height_; }
  bool contains(int x, int y) const override {
    return x >= left_ && x < left_ + width_ && y >= top_ && y < top_ + height_;
  }

 protected:
  int left_, top_, width_, height_;
};

template <class T> const T &larger(const T &a, const T &b) { return a < b ? b : a; }

class Drawing {
 public:
  void add(std::unique_ptr<Shape> shape) { shapes_.push_back(std::move(shape)); }

  // The topmost shape at a point; nullptr if there is none.
  const Shape *at(int x, int y) const {
    for (auto it = shapes_.rbegin(); it != shapes_.rend(); ++it)
      if ((*it)->contains(x, y)) return it->get();
    return nullptr;
  }

  long largest() const {
    long area = 0;
    for (const auto &shape : shapes_) area = larger(area, shape->area());
    return area;
  }

 private:
  std::vector<std::unique_ptr<Shape>> shapes_;
};

int classify(const Shape &shape, int limit) {
  if (shape.area() > limit && limit > 0) return 1;
  if (const Box *box = dynamic_cast<const Box *>(&shape)) return box->name() == "square" ? 2 : 3;
  return 0;
}

int main() {
  {
    Drawing drawing;
    drawing.add(std::make_unique<Circle>(0, 0, 5));
    drawing.add(std::make_unique<Box>(3, 3, 10, 10));
    drawing.add(std::make_unique<Box>(-20, -2, 8, 4));
    try {
      drawing.add(std::make_unique<Circle>(1, 1, -1));
    } catch (const std::invalid_argument &e) {
      std::cout << "refused: " << e.what() << '\n';
    }
    for (int x = -20; x <= 12; x += 8) {
      const Shape *shape = drawing.at(x, x < 0 ? 0 : x);
      std::cout << x << ": " << (shape ? shape->name() : "nothing") << '\n';
    }
    std::cout << "largest " << drawing.largest() << ", alive " << Shape::alive << '\n';
    std::cout << classify(Circle(0, 0, 2), 10) << classify(Box(0, 0, 3, 3), 50) << classify(Box(0, 0, 1, 2), -1) << '\n';
  }
  return Shape::alive;
}
