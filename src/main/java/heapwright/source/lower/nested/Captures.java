package heapwright.source.lower.nested;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement.Load;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VariableArrayType;
import heapwright.source.lower.blocks.Draft;
import heapwright.source.lower.blocks.Emitter;
import heapwright.source.lower.symbols.Entity;
import heapwright.source.lower.symbols.Entity.LocalEntity;
import heapwright.source.lower.symbols.Entity.NestedFunctionEntity;
import heapwright.source.lower.symbols.Entity.VariableArrayEntity;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * What a function inside a function uses of the one around it. Each variable's address is read from
 * the frame when the function begins, into a register of its own.
 */
public final class Captures {
  private final NestedFrame frame;
  private final DataModel model;
  private final Map<Local, Local> registers = new LinkedHashMap<>();
  private Emitter emitter;
  private Local chain;
  private Draft.Position prologue;
  private SourceSpan at;

  public Captures(NestedFrame frame, DataModel model) {
    this.frame = frame;
    this.model = model;
  }

  /** Begins the function: its first parameter is the static chain. */
  public void begin(Emitter functionEmitter, SourceSpan span) {
    emitter = functionEmitter;
    at = span;
    chain = emitter.parameter("%chain", StaticChain.type(), span);
    prologue = emitter.draft().here();
    // Positions in a block do not survive what is inserted before them, so this has its own.
    emitter.start(emitter.newBlock(), span);
  }

  /** The locals of the function around it that the frame has to hold. */
  public Set<Local> used() {
    return registers.keySet();
  }

  /** What an entity of the function around it is to the function. */
  public Entity imported(Entity entity) {
    if (entity instanceof LocalEntity local) {
      return local(local);
    }
    if (entity instanceof VariableArrayEntity array) {
      return new VariableArrayEntity(
          register(array.address(), array.address().type()),
          imported(array.type()),
          array.qualifiers());
    }
    if (entity instanceof NestedFunctionEntity nested) {
      boolean isSibling = nested.chain().equals(frame.object());
      Local own = isSibling ? chain : register(nested.chain(), StaticChain.type());
      return new NestedFunctionEntity(nested.symbol(), nested.type(), own);
    }
    return entity;
  }

  private Entity local(LocalEntity entity) {
    Type type = entity.local().type();
    if (!entity.local().inMemory()) {
      throw new IllegalStateException(entity.local() + " is captured, but has no address");
    }
    return new VariableArrayEntity(
        register(entity.local(), type.pointer()), imported(type), entity.qualifiers());
  }

  private Local register(Local outer, Type type) {
    if (emitter.discarding()) {
      return emitter.temporary(type, at);
    }
    return registers.computeIfAbsent(
        outer,
        o -> {
          Local register = emitter.temporary(type, at);
          Expression slot =
              StaticChain.slot(new Expression.Read(chain, at), frame.slot(outer), type, model, at);
          emitter.draft().insert(prologue, new Load(register, slot, Cell.of(type), at));
          return register;
        });
  }

  /** A type whose lengths, if they are variable, are registers of the function. */
  private Type imported(Type type) {
    if (type instanceof VariableArrayType array) {
      return new VariableArrayType(
          imported(array.element()), register(array.length(), array.length().type()));
    }
    return type instanceof PointerType pointer && pointer.target() instanceof VariableArrayType
        ? imported(pointer.target()).pointer()
        : type;
  }
}
