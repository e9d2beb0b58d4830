package heapwright.source.lower.symbols;

import heapwright.ir.code.SymbolId;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Local;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.Type;

/** What an ordinary identifier stands for. */
public sealed interface Entity {

  <R> R match(Cases<R> cases);

  /** One case per kind of entity. */
  interface Cases<R> {
    R local(LocalEntity entity);

    R variableArray(VariableArrayEntity entity);

    R global(GlobalEntity entity);

    R function(FunctionEntity entity);

    R nestedFunction(NestedFunctionEntity entity);

    R typedef(TypedefEntity entity);

    R enumerator(EnumeratorEntity entity);
  }

  /** A parameter or an automatic variable. */
  record LocalEntity(Local local, Qualifiers qualifiers) implements Entity {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.local(this);
    }
  }

  /**
   * An automatic variable-length array.
   *
   * @param address the pointer register that the declaration's {@code Allocate} sets
   */
  record VariableArrayEntity(Local address, Type type, Qualifiers qualifiers) implements Entity {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.variableArray(this);
    }
  }

  /** An object with static storage. */
  record GlobalEntity(SymbolId symbol, Type type, Qualifiers qualifiers) implements Entity {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.global(this);
    }
  }

  /** A function. */
  record FunctionEntity(SymbolId symbol, FunctionType type) implements Entity {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.function(this);
    }
  }

  /**
   * A function inside a function (GNU).
   *
   * @param type as the source has it, without the static chain
   * @param chain the frame of the function around it: the object itself, or a register with its
   *     address
   */
  record NestedFunctionEntity(SymbolId symbol, FunctionType type, Local chain) implements Entity {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.nestedFunction(this);
    }
  }

  /**
   * A name for a type.
   *
   * @param alignment in bytes, 0 for the type's own
   */
  record TypedefEntity(Type type, Qualifiers qualifiers, int alignment) implements Entity {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.typedef(this);
    }
  }

  /** An enumeration constant. */
  record EnumeratorEntity(long value, IntegerType type) implements Entity {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.enumerator(this);
    }
  }
}
