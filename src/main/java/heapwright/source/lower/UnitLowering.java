package heapwright.source.lower;

import heapwright.ir.Program;
import heapwright.ir.Unsupported;
import heapwright.ir.code.Linkage;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.FunctionType;
import heapwright.source.lower.builtins.BuiltinNames;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.context.LoweringFactory;
import heapwright.source.lower.context.UnitContext;
import heapwright.source.lower.declarations.DeclarationLowering;
import heapwright.source.lower.declarations.DeclarationReader;
import heapwright.source.lower.declarations.DeclarationReader.Declared;
import heapwright.source.lower.declarations.FunctionLowering;
import heapwright.source.lower.declarations.LinkedDeclarations;
import heapwright.source.lower.expressions.ExpressionLowering;
import heapwright.source.lower.initialisers.InitialiserLowering;
import heapwright.source.lower.problems.Failures;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.lower.statements.StatementLowering;
import heapwright.source.lower.symbols.Attributes;
import heapwright.source.lower.symbols.Entity;
import heapwright.source.lower.symbols.FunctionTable;
import heapwright.source.lower.types.StaticAssertion;
import heapwright.source.lower.types.TypeReader;
import heapwright.source.parse.ParsedUnit;
import heapwright.source.parse.text.Attribute.Name;
import heapwright.source.result.Diagnostic;
import heapwright.source.result.SourceReading;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.eclipse.cdt.core.dom.ast.IASTASMDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTProblemDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.internal.core.dom.parser.IASTAmbiguityParent;
import org.eclipse.cdt.internal.core.dom.parser.c.CASTNullStatement;

/** Lowers a parsed unit: the door of this package. */
public final class UnitLowering {
  /** The lowerings of C and GNU C. */
  private static final LoweringFactory LOWERINGS =
      new LoweringFactory(
          TypeReader::new,
          ExpressionLowering::new,
          DeclarationLowering::new,
          InitialiserLowering::new,
          StatementLowering::new);

  private final UnitContext unit;
  private final CodeContext code;
  private final LinkedDeclarations linked;
  private final Optional<Predicate<String>> selection;
  private final List<Runnable> postponed = new ArrayList<>();

  /** What happens to a declaration that breaks C's rules. */
  public enum Faults {
    /** It is the user's error. */
    REPORT,
    /** The compiler accepts it, so the error is ours: the declaration is left out. */
    LEAVE_OUT
  }

  /** Whether a declaration was left out, so that names may be missing through our own fault. */
  private boolean incomplete;

  private UnitLowering(UnitContext unit, Faults faults, Optional<Predicate<String>> selection) {
    this.unit = unit;
    this.code = unit.fileCode();
    this.linked = new LinkedDeclarations(code);
    this.selection = selection;
    this.incomplete = faults == Faults.LEAVE_OUT;
  }

  /**
   * Lowers everything but the functions and objects of system headers that the source does not use.
   */
  public static SourceReading lower(
      String name, ParsedUnit parsed, DataModel model, Faults faults) {
    return lower(name, parsed, model, faults, Optional.empty());
  }

  /** Lowers the functions and objects that are wanted, and what they use. */
  public static SourceReading lower(
      String name, ParsedUnit parsed, DataModel model, Predicate<String> wanted) {
    return lower(name, parsed, model, Faults.REPORT, Optional.of(wanted));
  }

  private static SourceReading lower(
      String name,
      ParsedUnit parsed,
      DataModel model,
      Faults faults,
      Optional<Predicate<String>> selection) {
    UnitContext unit = new UnitContext(model, name, parsed, LOWERINGS);
    BuiltinNames.declareIn(unit.fileScope(), model);
    UnitLowering lowering = new UnitLowering(unit, faults, selection);
    for (IASTDeclaration declaration : parsed.tree().getDeclarations()) {
      lowering.lower(declaration);
      unit.usage().settle();
    }
    lowering.postponed.forEach(Runnable::run);
    unit.usage().settle();
    return lowering.result();
  }

  private SourceReading result() {
    List<Diagnostic> errors = unit.diagnostics().errors();
    if (!errors.isEmpty()) {
      return new SourceReading.Rejected(errors);
    }
    FunctionTable functions = unit.functions();
    Program program =
        new Program(
            unit.model(),
            unit.globals().finished(unit.usage()),
            functions.declarations(unit.usage()),
            functions.functions(),
            functions.unsupported(),
            unit.fileScope()
                .sourceNames(unit.globals().threadLocal(), functions.inlineDefinitions()),
            Map.of(),
            false);
    return new SourceReading.Translated(program, unit.diagnostics().warnings());
  }

  private void lower(IASTDeclaration declaration) {
    guarded(declaration, () -> dispatch(declaration));
  }

  /** Says what is left out, where and why. */
  private interface Omission {
    void report(SourceSpan at, String construct, String verdict);
  }

  /** Runs a lowering; what goes wrong in it costs only this declaration. */
  private void guarded(IASTNode declaration, Runnable lowering) {
    guarded(declaration, lowering, this::leaveOut);
  }

  private void guarded(IASTNode node, Runnable lowering, Omission omission) {
    try {
      lowering.run();
    } catch (UnsupportedConstruct e) {
      omission.report(e.span(unit.positions()), e.construct(), " is not supported");
    } catch (SourceError e) {
      if (incomplete) {
        omission.report(code.span(e.node()), e.getMessage(), "");
      } else {
        unit.diagnostics().error(code.span(e.node()), e.getMessage());
      }
    } catch (RuntimeException | StackOverflowError e) {
      omission.report(code.span(node), "internal: " + Failures.describe(e), "");
    }
  }

  private void leaveOut(SourceSpan at, String construct, String verdict) {
    incomplete = true;
    unit.diagnostics().warn(at, "declaration left out: " + construct + verdict);
  }

  private void dispatch(IASTDeclaration declaration) {
    if (declaration instanceof IASTFunctionDefinition definition) {
      define(definition);
    } else if (declaration instanceof IASTSimpleDeclaration simple) {
      if (unit.isStaticAssertion(simple)) {
        StaticAssertion.check(simple, code);
      } else {
        new DeclarationReader(code).read(simple, this::declare);
      }
    } else if (declaration instanceof IASTASMDeclaration) {
      throw new UnsupportedConstruct(declaration, "assembly at file scope");
    } else if (declaration instanceof IASTProblemDeclaration) {
      throw new UnsupportedConstruct(declaration, "what the parser cannot read here");
    }
  }

  /** Whether a definition is only wanted when something uses it. */
  private boolean onlyIfUsed(IASTNode node, String name) {
    return selection
        .map(wanted -> !wanted.test(name))
        .orElseGet(() -> unit.positions().inSystemHeader(node));
  }

  private void declare(Declared declared) {
    boolean optional = onlyIfUsed(declared.declarator(), declared.name());
    if (declared.isStored(IASTDeclSpecifier.sc_typedef)) {
      linked.typedef(declared);
    } else if (declared.type().type() instanceof FunctionType function) {
      linked.function(declared, function, optional);
    } else {
      Entity.GlobalEntity entity = linked.object(declared, linked.completed(declared), optional);
      if (declared.hasInitialiser()) {
        when(
            optional,
            entity.symbol(),
            () -> guarded(declared.declarator(), () -> linked.initialise(declared, entity)));
      }
    }
  }

  private void when(boolean onlyIfUsed, SymbolId symbol, Runnable lowering) {
    if (onlyIfUsed) {
      unit.usage().defer(symbol, lowering);
    } else {
      unit.use(symbol);
      lowering.run();
    }
  }

  private void define(IASTFunctionDefinition definition) {
    Declared declared = new DeclarationReader(code).read(definition);
    FunctionType type = (FunctionType) declared.type().type();
    boolean optional = onlyIfUsed(declared.declarator(), declared.name());
    Entity.FunctionEntity entity = linked.function(declared, type, optional);
    if (isOnlyForInlining(definition, declared.attributes())) {
      return;
    }
    if (definition.getDeclSpecifier().isInline() && !declared.attributes().has(Name.GNU_INLINE)) {
      unit.functions().noteInlineDefinition(entity.symbol());
    }
    Runnable lowering =
        () -> {
          body(definition, declared, entity);
          release(definition);
        };
    if (declared.name().equals("main") && unit.attributes().haveHooks()) {
      // It begins with calls of functions that may yet follow.
      postponed.add(lowering);
    } else {
      when(optional, entity.symbol(), lowering);
    }
  }

  /** Lets go of the syntax tree of a body that has been lowered: large files have large trees. */
  private static void release(IASTFunctionDefinition definition) {
    ((IASTAmbiguityParent) definition).replace(definition.getBody(), new CASTNullStatement());
  }

  /**
   * gcc's old kind of {@code extern inline}: another form of a function that is defined elsewhere,
   * which unoptimised code does not use unless it must.
   */
  private static boolean isOnlyForInlining(
      IASTFunctionDefinition definition, Attributes attributes) {
    IASTDeclSpecifier specifier = definition.getDeclSpecifier();
    return specifier.isInline()
        && specifier.getStorageClass() == IASTDeclSpecifier.sc_extern
        && attributes.has(Name.GNU_INLINE)
        && !attributes.has(Name.ALWAYS_INLINE);
  }

  private void body(
      IASTFunctionDefinition definition, Declared declared, Entity.FunctionEntity entity) {
    String name = declared.name();
    unit.symbols().enterFunction(name);
    Linkage linkage = unit.functions().linkage(entity.symbol()).orElseThrow();
    guarded(
        definition,
        () ->
            unit.functions()
                .define(
                    new FunctionLowering(unit)
                        .lower(definition, entity.symbol(), name, entity.type(), linkage)),
        (at, construct, verdict) -> {
          unit.functions().leaveOut(new Unsupported(entity.symbol(), name, construct, at));
          unit.diagnostics().warn(at, "'" + name + "' is left out: " + construct + verdict);
        });
  }
}
