package heapwright.method.sgen.transfer;

import heapwright.ir.type.BitRange;
import heapwright.ir.type.Cell;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.method.sgen.ssa.Alias;
import heapwright.method.sgen.ssa.Location;
import heapwright.method.sgen.ssa.Location.Named;
import heapwright.method.sgen.ssa.PointerPaths;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.ssa.SsaName;
import heapwright.method.sgen.ssa.SsaPointer;
import heapwright.method.sgen.ssa.SsaVariable;
import heapwright.symbolic.scalar.MemberNames;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.value.Sort;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Version 0 of everything that the path has met of its input: the ground of σI. */
public final class InputCells {
  /** Longer names of pointers are given by the invisible variable before. */
  private static final int LONGEST = 60;

  /**
   * A scalar of the input.
   *
   * @param pointer version 0, if it is a pointer
   * @param number the symbol that stands for it, if it is a number
   */
  public record Initial(
      long offset, Cell cell, Optional<SsaPointer> pointer, Optional<Term> number) {}

  private final PathContext context;
  private final PointerPaths paths;
  private final Map<Integer, List<Alias>> aliases = new HashMap<>();
  private final Map<Integer, SsaPointer> appeared = new HashMap<>();
  private final Map<Local, Initial> registers = new LinkedHashMap<>();
  private final Map<Region, List<Initial>> cells = new LinkedHashMap<>();
  private final Map<String, Object> owners = new HashMap<>();
  private final Map<Symbol, SsaName> names = new LinkedHashMap<>();

  InputCells(PathContext context, PointerPaths paths, List<Alias> assumed) {
    this.context = context;
    this.paths = paths;
    for (Alias alias : assumed) {
      aliases.computeIfAbsent(alias.path(), p -> new ArrayList<>()).add(alias);
      if (alias.variable().isEmpty()) {
        aliases.computeIfAbsent(alias.other(), p -> new ArrayList<>()).add(alias);
      }
    }
  }

  /** What the parameters in registers were. */
  public Map<Local, Initial> registers() {
    return registers;
  }

  /** What objects held, as far as the path has looked. */
  public List<Initial> of(Region region) {
    return cells.getOrDefault(region, List.of());
  }

  /** The objects of which the path has met something. */
  public List<Region> met() {
    return List.copyOf(cells.keySet());
  }

  /** The SSA names of the symbols that ζ is about. */
  public Map<Symbol, SsaName> names() {
    return names;
  }

  /** Gives a parameter its version 0. */
  void parameter(Local formal) {
    SsaVariable variable = context.here().variable(formal);
    registers.put(
        formal,
        initial(variable, 0, Cell.of(formal.type()), formal.name(), parameter(formal.name(), 0)));
  }

  /** Gives a cell its version 0. */
  void meet(Region region, Region.Held held) {
    Named place = held.variable().place().orElseThrow();
    String source = source(region, place.offset(), held);
    int path = path(region, place.offset());
    Initial initial = initial(held.variable(), place.offset(), held.cell(), source, path);
    cells.computeIfAbsent(region, r -> new ArrayList<>()).add(initial);
  }

  private int path(Region region, long offset) {
    return region.kind() == Region.Kind.INVISIBLE
        ? paths.behind(region.content().path(), offset)
        : region
            .symbol()
            .map(symbol -> paths.root(symbol.key(), offset))
            .orElseGet(() -> parameter(region.name(), offset));
  }

  /** A parameter may hide a global of its name. */
  private int parameter(String name, long offset) {
    return paths.root("parameter " + name, offset);
  }

  private String source(Region region, long offset, Region.Held held) {
    MemberNames members = new MemberNames(context.model);
    if (region.kind() != Region.Kind.INVISIBLE) {
      return region.name() + members.within(region.element(), offset, held.cell());
    }
    String pointer = region.content().pointer();
    return pointer.length() <= LONGEST
        ? members.pointed(pointer, region.element(), offset, held.cell())
        : held.variable().name().text();
  }

  private Initial initial(SsaVariable variable, long offset, Cell cell, String source, int path) {
    if (cell.type() instanceof PointerType) {
      variable.isInput(source, path);
      SsaPointer pointer = context.history.appear(variable, Location.Plain.TOP, true);
      suppose(path, pointer);
      return new Initial(offset, cell, Optional.of(pointer), Optional.empty());
    }
    Symbol symbol = symbol(source, variable, cell);
    names.put(symbol, variable.name());
    variable.hold(registerForm(symbol, cell));
    return new Initial(offset, cell, Optional.empty(), Optional.of(symbol));
  }

  private Symbol symbol(String source, SsaVariable variable, Cell cell) {
    String name = source;
    while (!owners.computeIfAbsent(name, key -> variable).equals(variable)) {
      name += "'";
    }
    Type type = cell.type();
    Sort sort =
        cell.bits().<Sort>map(b -> Sort.bits(b.width())).orElseGet(() -> ScalarTerms.sort(type));
    return context.terms().symbol(name, sort, ScalarTerms.reading(type));
  }

  /** A bit-field's value is as wide as its type. */
  private Term registerForm(Term symbol, Cell cell) {
    Optional<BitRange> bits = cell.bits();
    if (bits.isEmpty()) {
      return symbol;
    }
    IntegerType type = ScalarTerms.integer(cell.type());
    return context.terms().resize(symbol, type.bits(), type.signed());
  }

  /** The aliases that the path starts with hold as soon as both pointers have appeared. */
  private void suppose(int path, SsaPointer pointer) {
    appeared.put(path, pointer);
    for (Alias alias : aliases.getOrDefault(path, List.of())) {
      Optional<SsaPointer> first = Optional.ofNullable(appeared.get(alias.path()));
      if (alias.variable().isPresent()) {
        Region variable = context.objects.global(alias.variable().get());
        context.transfer.isAt(pointer, new Named(variable, alias.distance()));
      } else if (first.isPresent() && appeared.containsKey(alias.other())) {
        relate(first.get(), appeared.get(alias.other()), alias.distance());
      }
    }
  }

  private void relate(SsaPointer first, SsaPointer other, long distance) {
    if (distance == 0) {
      context.transfer.areEqual(first, other);
    } else {
      context.transfer.materialise(other);
      Named base = (Named) context.history.at(other);
      context.transfer.isAt(first, new Named(base.region(), base.offset() + distance));
    }
  }
}
