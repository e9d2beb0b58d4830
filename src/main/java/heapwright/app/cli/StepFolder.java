package heapwright.app.cli;

import heapwright.app.cli.terminal.ExitStatus;
import heapwright.app.cli.terminal.OutputFile;
import heapwright.report.html.StepsPage;
import heapwright.report.shape.StepPictures;
import heapwright.testcase.shape.ShapeFrame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Where the pictures of the shapes along a path go. */
final class StepFolder {
  private static final String PAGE = "index.html";

  @Option(
      names = "--svg-steps",
      paramLabel = "FOLDER",
      description =
          "Draw the shape after each statement into this folder, with a page that shows them all;"
              + " for methods that have shapes (sgen).")
  private Optional<String> folder = Optional.empty();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /** Makes the folder, before the work begins. */
  void require() {
    folder.ifPresent(
        name -> {
          try {
            Files.createDirectories(Path.of(name));
          } catch (IOException | InvalidPathException e) {
            throw wrong("cannot write to " + name + ": it is no folder that can be made", e);
          }
          file(name, PAGE).require(command.commandLine());
        });
  }

  private ParameterException wrong(String message, Throwable cause) {
    return new ParameterException(command.commandLine(), message, cause);
  }

  private static OutputFile file(String folder, String name) {
    return new OutputFile(Path.of(folder, name).toString());
  }

  /** Draws the shapes, if they were asked for, or says that there are none. */
  int written(String title, Supplier<List<ShapeFrame>> frames) {
    return folder.map(name -> written(name, title, frames.get())).orElse(ExitStatus.DONE);
  }

  private int written(String folder, String title, List<ShapeFrame> frames) {
    if (frames.isEmpty()) {
      command
          .commandLine()
          .getErr()
          .println("heapwright: no steps to draw: the method has no shapes for this path");
      return ExitStatus.UNSETTLED;
    }
    Map<String, String> files = new LinkedHashMap<>();
    List<String> pictures = StepPictures.of(frames);
    for (int i = 0; i < pictures.size(); i++) {
      files.put(String.format("step-%03d.svg", i), pictures.get(i));
    }
    files.put(PAGE, StepsPage.of(title, frames, new ArrayList<>(files.keySet())));
    int status = ExitStatus.DONE;
    for (Map.Entry<String, String> file : files.entrySet()) {
      int written = file(folder, file.getKey()).write(file.getValue(), command.commandLine());
      status = Math.max(status, written);
      if (written != ExitStatus.DONE) {
        break;
      }
    }
    return status;
  }
}
