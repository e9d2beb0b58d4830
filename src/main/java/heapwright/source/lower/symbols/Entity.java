package heapwright.source.lower.symbols;

import heapwright.ir.code.SymbolId;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Local;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.Type;

/** What an ordinary identifier stands for. */
public sealed interface Entity {

  /** A parameter or an automatic variable. */
  record LocalEntity(Local local, Qualifiers qualifiers) implements Entity {}

  /**
   * An automatic variable-length array.
   *
   * @param address the pointer register that the declaration's {@code Allocate} sets
   */
  record VariableArrayEntity(Local address, Type type, Qualifiers qualifiers) implements Entity {}

  /** An object with static storage. */
  record GlobalEntity(SymbolId symbol, Type type, Qualifiers qualifiers) implements Entity {}

  /** A function. */
  record FunctionEntity(SymbolId symbol, FunctionType type) implements Entity {}

  /**
   * A function inside a function (GNU).
   *
   * @param type as the source has it, without the static chain
   * @param chain the frame of the function around it: the object itself, or a register with its
   *     address
   */
  record NestedFunctionEntity(SymbolId symbol, FunctionType type, Local chain) implements Entity {}

  /**
   * A name for a type.
   *
   * @param alignment in bytes, 0 for the type's own
   */
  record TypedefEntity(Type type, Qualifiers qualifiers, int alignment) implements Entity {}

  /** An enumeration constant. */
  record EnumeratorEntity(long value, IntegerType type) implements Entity {}
}
