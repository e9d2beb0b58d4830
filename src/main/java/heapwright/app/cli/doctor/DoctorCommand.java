package heapwright.app.cli.doctor;

import heapwright.app.cli.doctor.ToolStatus.Tool;
import heapwright.app.cli.doctor.ToolStatus.Tool.Need;
import heapwright.app.cli.terminal.ExitStatus;
import heapwright.verify.Sandbox;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code heapwright doctor}: what is installed, what is missing, how to get it. */
@Command(
    name = "doctor",
    description = "What is installed, what is missing, how to get it.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    exitCodeListHeading = "%nExit status:%n",
    exitCodeList = {"0:all that Heapwright needs is there", "1:something that it needs is missing"},
    footerHeading = "%nExamples:%n",
    footer = {
      "  heapwright doctor",
      "  heapwright doctor --cc clang      check another C compiler as well"
    })
public final class DoctorCommand implements Callable<Integer> {
  @Option(
      names = "--cc",
      paramLabel = "COMPILER",
      defaultValue = "gcc",
      description = "The C compiler to preprocess with (default: ${DEFAULT-VALUE}).")
  private String compiler;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    List<ToolStatus> findings = tools().stream().map(ToolStatus::of).toList();
    findings.forEach(finding -> out.println(finding.line()));
    out.println(confinement());
    List<String> packages =
        findings.stream().filter(f -> !f.isUsable()).map(f -> f.tool().debianPackage()).toList();
    if (!packages.isEmpty()) {
      out.println();
      out.println("On Debian, as root: apt-get install " + String.join(" ", packages));
    }
    boolean ready =
        findings.stream().noneMatch(f -> !f.isUsable() && f.tool().need() == Need.REQUIRED);
    out.println();
    out.println(ready ? "Ready." : "Not ready: something required is missing.");
    return ready ? ExitStatus.DONE : ExitStatus.UNSETTLED;
  }

  /** How code is kept from doing harm while its tests are tried. */
  private String confinement() {
    return Sandbox.by(compiler)
        .obstacle()
        .map(
            why ->
                "missing  sandbox   the system grants none ("
                    + why
                    + "): tests run with limits, and harmful calls are played")
        .orElse(
            "ok       sandbox   namespaces           no network, no other processes, nothing to"
                + " write but the test's own folder");
  }

  private List<Tool> tools() {
    List<Tool> tools = new ArrayList<>();
    // The JDK that runs this, which need not be the one on the path.
    String javac = Path.of(System.getProperty("java.home"), "bin", "javac").toString();
    tools.add(required("JDK", javac, "builds and runs Heapwright", 17, "openjdk-17-jdk-headless"));
    tools.add(required("mvn", "mvn", "builds Heapwright", 3, "maven"));
    tools.add(required("gcc", "gcc", "preprocesses and compiles the C", 9, "gcc"));
    if (!compiler.equals("gcc")) {
      tools.add(required(compiler, compiler, "named by --cc", 0, compiler));
    }
    tools.add(required("gcov", "gcov", "counts the branches that tests take", 9, "gcc"));
    tools.add(
        optional("clang", "reads C++; a second compiler for the tests", "clang libclang-rt-dev"));
    tools.add(optional("g++", "compiles the C++ that clang reads, for the tests", "g++"));
    tools.add(optional("cmake", "builds the tests, ctest runs them", "cmake make"));
    tools.add(optional("csmith", "random programs for ./check", "csmith libcsmith-dev"));
    tools.add(optional("chromium", "checks the HTML report", "chromium"));
    return tools;
  }

  private static Tool required(
      String name, String command, String purpose, int oldest, String pkg) {
    return new Tool(name, command, purpose, Need.REQUIRED, oldest, pkg);
  }

  private static Tool optional(String name, String purpose, String pkg) {
    return new Tool(name, name, purpose, Need.OPTIONAL, 0, pkg);
  }
}
