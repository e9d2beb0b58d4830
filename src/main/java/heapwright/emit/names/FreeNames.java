package heapwright.emit.names;

import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.StandardStreams;
import heapwright.ir.code.Function;
import heapwright.ir.code.Linkage;
import heapwright.ir.code.SymbolId;
import heapwright.testcase.stub.DeclaredObjects;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** What the source's names are at the end of the file, and which names are free there. */
public final class FreeNames {
  /** The new name of the file's own {@code main}, which makes room for the tests'. */
  static final String MAIN = "program_main";

  /** What comes before names of the library that are something of the source's. */
  private static final String PREFIX = "program_";

  private static final Pattern OURS = Pattern.compile("\\b(?:hw|HW)_\\w+");

  private static final SymbolId START = new SymbolId("main");

  private final Program program;
  private final CompilerFeedback feedback;
  private final ReferencedNames mentioned;
  private final TestLibrary library;
  private final TypeNames types;
  private final Set<String> taken = new HashSet<>();
  private final Set<SymbolId> played = new HashSet<>();

  public FreeNames(Program program, CompilerFeedback feedback) {
    this.program = program;
    this.feedback = feedback;
    mentioned = new ReferencedNames(program);
    library = new TestLibrary(program, mentioned, feedback, this::free);
    types = new TypeNames(program);
    taken.addAll(program.names().ordinary());
    taken.addAll(program.names().tags().keySet());
    program.globals().values().forEach(global -> taken.add(global.name()));
    program.declarations().values().forEach(function -> taken.add(function.name()));
  }

  public Program program() {
    return program;
  }

  public CompilerFeedback feedback() {
    return feedback;
  }

  /** What the linker calls a function that the source only declares. */
  public String linked(Function stub) {
    return library.taken().contains(stub.name()) ? PREFIX + stub.name() : stub.symbol().key();
  }

  public ReferencedNames mentioned() {
    return mentioned;
  }

  public TestLibrary library() {
    return library;
  }

  public TypeNames types() {
    return types;
  }

  /** The stubs that the tests so far play. */
  public Set<SymbolId> played() {
    return played;
  }

  public boolean hasMain() {
    return program.functions().containsKey(START);
  }

  /** The source's own names of what is called otherwise, by what it is called. */
  public SortedMap<String, String> renamed() {
    SortedMap<String, String> names = new TreeMap<>();
    if (hasMain()) {
      names.put(MAIN, START.key());
    }
    library.taken().forEach(name -> names.put(PREFIX + name, name));
    return names;
  }

  /** The name, or one like it that hides nothing of the source. */
  public String free(String wanted) {
    String name = wanted;
    while (taken.contains(name)) {
      name += "_";
    }
    return name;
  }

  /** A text of ours in which our names are replaced by others where the source has them. */
  public String own(String text) {
    return OURS.matcher(text).replaceAll(match -> free(match.group()));
  }

  public String function(SymbolId symbol) {
    return symbol.equals(START) ? MAIN : program.functions().get(symbol).name();
  }

  /** The function as a value; one of the library that the source does not declare is declared. */
  public String functionValue(SymbolId symbol) {
    FunctionDeclaration declared = program.declarations().get(symbol);
    if (declared == null || !declared.span().isOurs()) {
      return function(symbol);
    }
    if (declared.linkage() == Linkage.INTERNAL || !types.canDeclare(declared.type())) {
      throw new Inexpressible("the address of " + declared.name());
    }
    return library.borrow(declared, types);
  }

  /** What the macro is called that checks a condition. */
  public String check() {
    return free("CHECK");
  }

  /** A global that can be named here; statics of functions, of stubs' too, and literals cannot. */
  public Optional<Global> global(SymbolId symbol) {
    Global global = program.globals().get(symbol);
    String key = symbol.key();
    boolean visible = key.equals(global.name()) || isFileStatic(global, key);
    boolean isOfStub = global.span().file().equals(Function.STUBS);
    return visible && !isOfStub && !global.name().isEmpty()
        ? Optional.of(global)
        : Optional.empty();
  }

  /** What tests call a global. */
  public String name(Global global) {
    if (global.isLibraryInput()) {
      return "(*" + library.surely("__errno_location") + "())";
    }
    return DeclaredObjects.isConstant(global) ? free(global.name() + "_value") : global.name();
  }

  /** The name of an object whose type is unknown to the source or has no name. */
  public String elsewhere(Global object) {
    return free("hw_there_" + object.name());
  }

  /** The name of the stream, if the object is one of the library's. */
  public Optional<String> stream(SymbolId symbol) {
    return new StandardStreams(program).name(symbol);
  }

  private static boolean isFileStatic(Global global, String key) {
    return key.equals(global.span().file().path() + ":" + global.name());
  }
}
