package heapwright.app.cli;

import heapwright.ir.Program;
import heapwright.method.PathMethod;
import heapwright.method.addressmapper.AddressMapper;
import heapwright.method.sgen.Sgen;
import java.util.function.Function;
import picocli.CommandLine.Option;

/** The method by which a path is followed. */
final class MethodChoice {
  /** The methods that follow a given path. */
  enum Name {
    standard(PathMethod::byEvidence),
    sgen(Sgen::new),
    address(AddressMapper::new);

    private final Function<Program, PathMethod> method;

    Name(Function<Program, PathMethod> method) {
      this.method = method;
    }
  }

  @Option(
      names = "--method",
      paramLabel = "METHOD",
      defaultValue = "standard",
      description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private Name name;

  PathMethod of(Program program) {
    return name.method.apply(program);
  }
}
