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
import heapwright.source.lower.symbols.Entity.EnumeratorEntity;
import heapwright.source.lower.symbols.Entity.FunctionEntity;
import heapwright.source.lower.symbols.Entity.GlobalEntity;
import heapwright.source.lower.symbols.Entity.LocalEntity;
import heapwright.source.lower.symbols.Entity.NestedFunctionEntity;
import heapwright.source.lower.symbols.Entity.TypedefEntity;
import heapwright.source.lower.symbols.Entity.VariableArrayEntity;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * What a function inside a function uses of the one around it. Each variable's address is read from
 * the frame when the function begins, into a register of its own.
 */
public final class Captures implements Entity.Cases<Entity> {
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
    return entity.match(this);
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

  @Override
  public Entity local(LocalEntity entity) {
    Type type = entity.local().type();
    if (!entity.local().inMemory()) {
      throw new IllegalStateException(entity.local() + " is captured, but has no address");
    }
    return new VariableArrayEntity(
        register(entity.local(), type.pointer()), imported(type), entity.qualifiers());
  }

  @Override
  public Entity variableArray(VariableArrayEntity entity) {
    return new VariableArrayEntity(
        register(entity.address(), entity.address().type()),
        imported(entity.type()),
        entity.qualifiers());
  }

  @Override
  public Entity nestedFunction(NestedFunctionEntity entity) {
    boolean isSibling = entity.chain().equals(frame.object());
    return new NestedFunctionEntity(
        entity.symbol(),
        entity.type(),
        isSibling ? chain : register(entity.chain(), StaticChain.type()));
  }

  @Override
  public Entity global(GlobalEntity entity) {
    return entity;
  }

  @Override
  public Entity function(FunctionEntity entity) {
    return entity;
  }

  @Override
  public Entity typedef(TypedefEntity entity) {
    return entity;
  }

  @Override
  public Entity enumerator(EnumeratorEntity entity) {
    return entity;
  }
}
