package heapwright.source.lower.declarations;

import heapwright.ir.FunctionDeclaration;
import heapwright.ir.code.Linkage;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.source.lower.arithmetic.CompositeType;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.context.UnitContext;
import heapwright.source.lower.declarations.DeclarationReader.Declared;
import heapwright.source.lower.problems.Positions;
import heapwright.source.lower.symbols.Entity;
import heapwright.source.lower.symbols.FunctionTable.Note;
import heapwright.source.lower.symbols.GlobalTable;
import heapwright.source.lower.symbols.StaticObject;
import heapwright.source.lower.symbols.SymbolTable;
import heapwright.source.lower.types.ParameterReader;
import heapwright.source.lower.values.WeakAddresses;
import heapwright.source.parse.text.Attribute;
import heapwright.source.parse.text.Attribute.Name;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;

/** Declarations of functions, and of objects with linkage, wherever they stand. */
public final class LinkedDeclarations {
  private final CodeContext code;
  private final UnitContext unit;

  public LinkedDeclarations(CodeContext code) {
    this.code = code;
    this.unit = code.unit();
  }

  public void typedef(Declared declared) {
    // The name of an atomic record does not name the record itself.
    if (declared.type().type() instanceof RecordType record
        && !declared.type().qualifiers().isAtomic()) {
      record.nameAs(declared.name());
    }
    int alignment = declared.alignment() != 0 ? declared.alignment() : declared.type().alignment();
    code.scope()
        .declare(
            declared.name(),
            new Entity.TypedefEntity(
                declared.type().type(), declared.type().qualifiers(), alignment));
  }

  public Entity.FunctionEntity function(Declared declared, FunctionType type, boolean onlyIfUsed) {
    String name = declared.name();
    Linkage linkage = linkage(declared);
    Entity visible = visible(name).orElse(null);
    FunctionType composite =
        visible instanceof Entity.FunctionEntity before
            ? CompositeType.of(before.type(), type)
            : type;
    SymbolId symbol = aliased(declared).orElseGet(() -> unit.symbols().of(name, linkage));
    Entity.FunctionEntity entity = new Entity.FunctionEntity(symbol, composite);
    code.scope().declare(name, entity);
    unit.hooks().note(declared.attributes(), entity);
    if (declared.attributes().has(Name.ALIAS) && linkage == Linkage.WEAK) {
      unit.functions().note(symbol, Note.ALIASED_WEAKLY);
    }
    if (!isInlineOnly(declared)) {
      unit.functions().note(symbol, Note.DECLARED_EXTERNALLY);
    }
    if (declared.attributes().has(Name.NORETURN)) {
      unit.functions().note(symbol, Note.ENDLESS);
    }
    if (declared.attributes().has(Name.RETURNS_NONNULL)) {
      unit.functions().note(symbol, Note.NON_NULL_RESULT);
    }
    declared.attributes().all().stream()
        .filter(attribute -> attribute.name() == Name.NONNULL)
        .forEach(attribute -> unit.functions().wantsNonNull(symbol, attribute));
    ParameterReader.staticArrays(declared.declarator())
        .forEach(place -> unit.functions().wantsNonNullAt(symbol, place));
    if (symbol.equals(unit.symbols().of(name, linkage))) {
      unit.functions()
          .declare(
              new FunctionDeclaration(
                  symbol, name, composite, linkage, code.span(declared.declarator())),
              onlyIfUsed);
    }
    return entity;
  }

  /** Whether a declaration leaves it open that the function is defined elsewhere. */
  private static boolean isInlineOnly(Declared declared) {
    // gcc puts those that are always inlined into their callers, whatever others define.
    return declared.isInline()
        && !declared.isStored(IASTDeclSpecifier.sc_extern)
        && !declared.attributes().has(Name.ALWAYS_INLINE);
  }

  /** An object with linkage; its initialiser is not looked at. */
  public Entity.GlobalEntity object(Declared declared, Type type, boolean onlyIfUsed) {
    String name = declared.name();
    Linkage linkage = linkage(declared);
    Entity visible = visible(name).orElse(null);
    Type composite =
        visible instanceof Entity.GlobalEntity before
            ? CompositeType.of(before.type(), type)
            : type;
    if (declared.attributes().has(Name.THREAD_LOCAL)) {
      unit.globals().noteThreadLocal(name);
    }
    boolean merelyExtern =
        declared.isStored(IASTDeclSpecifier.sc_extern) && !declared.hasInitialiser();
    SymbolId symbol = aliased(declared).orElseGet(() -> unit.symbols().of(name, linkage));
    Entity.GlobalEntity entity =
        new Entity.GlobalEntity(symbol, composite, declared.type().qualifiers());
    code.scope().declare(name, entity);
    if (declared.attributes().has(Name.ALIAS) && linkage == Linkage.WEAK) {
      unit.globals().aliasWeakly(symbol);
    }
    if (symbol.equals(unit.symbols().of(name, linkage))) {
      unit.globals().declare(draft(declared, entity, linkage, !merelyExtern, onlyIfUsed));
    }
    return entity;
  }

  private GlobalTable.Draft draft(
      Declared declared,
      Entity.GlobalEntity entity,
      Linkage linkage,
      boolean tentative,
      boolean onlyIfUsed) {
    return new GlobalTable.Draft(
        entity.symbol(),
        declared.name(),
        entity.type(),
        entity.qualifiers(),
        linkage,
        Math.max(declared.alignment(), declared.type().alignment()),
        tentative,
        onlyIfUsed,
        Optional.empty(),
        0,
        code.span(declared.declarator()));
  }

  /** Lowers the initialiser of a declared object. */
  public void initialise(Declared declared, Entity.GlobalEntity entity) {
    StaticObject object =
        code.initialisers().constant(entity.type(), declared.declarator().getInitializer());
    unit.globals().initialise(entity.symbol(), entity.type(), object.initialiser(), object.size());
    unit.globals().noteWeak(entity.symbol(), WeakAddresses.in(object.initialiser(), unit.linked()));
  }

  /** An object of static storage without linkage. */
  void staticLocal(Declared declared) {
    SymbolId symbol =
        unit.symbols().staticLocal(declared.name(), Positions.start(declared.declarator()));
    Type type = completed(declared);
    Entity.GlobalEntity entity =
        new Entity.GlobalEntity(symbol, type, declared.type().qualifiers());
    code.scope().declare(declared.name(), entity);
    unit.globals().declare(draft(declared, entity, Linkage.INTERNAL, true, false));
    if (declared.hasInitialiser()) {
      initialise(declared, entity);
    }
  }

  /** The declared type; an array of unknown length gets its initialiser's. */
  public Type completed(Declared declared) {
    Type type = declared.type().type();
    return declared.hasInitialiser()
        ? code.initialisers().completed(type, declared.declarator().getInitializer())
        : type;
  }

  private Linkage linkage(Declared declared) {
    if (declared.attributes().has(Name.WEAK) || unit.functions().isWeak(declared.name())) {
      return Linkage.WEAK;
    }
    if (declared.isStored(IASTDeclSpecifier.sc_static)) {
      return Linkage.INTERNAL;
    }
    // C17 6.2.2p4 and p5: extern, and a function without it, keep the linkage that is visible.
    boolean keeps =
        declared.isStored(IASTDeclSpecifier.sc_extern)
            || declared.type().type() instanceof FunctionType;
    String name = declared.name();
    return keeps && isInternal(name) ? Linkage.INTERNAL : Linkage.EXTERNAL;
  }

  private boolean isInternal(String name) {
    SymbolId internal = unit.symbols().internal(name);
    Entity visible = visible(name).orElse(null);
    return visible instanceof Entity.FunctionEntity f && f.symbol().equals(internal)
        || visible instanceof Entity.GlobalEntity g && g.symbol().equals(internal);
  }

  private Optional<Entity> visible(String name) {
    return unit.fileScope().find(name);
  }

  /** {@code alias("target")}: another name for something of this unit. */
  private Optional<SymbolId> aliased(Declared declared) {
    return declared
        .attributes()
        .find(Name.ALIAS)
        .or(() -> declared.attributes().find(Name.WEAKREF))
        .map(Attribute::argument)
        .map(quoted -> quoted.replace("\"", ""))
        .map(
            target ->
                isInternal(target)
                    ? unit.symbols().internal(target)
                    : SymbolTable.external(target));
  }
}
