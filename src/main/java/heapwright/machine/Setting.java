package heapwright.machine;

import heapwright.machine.code.Limits;
import heapwright.machine.code.Observer;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;

/**
 * What surrounds a run.
 *
 * @param arguments {@code argv}, the program's name first
 * @param environment lines of the form {@code NAME=value}
 */
public record Setting(
    List<String> arguments,
    List<String> environment,
    InputStream in,
    OutputStream out,
    OutputStream err,
    Limits limits,
    Optional<Observer> observer) {

  public Setting {
    arguments = List.copyOf(arguments);
    environment = List.copyOf(environment);
  }

  /** A program without arguments, input or anybody to read its output. */
  public static Setting silent() {
    return new Setting(
        List.of("program"),
        List.of(),
        InputStream.nullInputStream(),
        OutputStream.nullOutputStream(),
        OutputStream.nullOutputStream(),
        Limits.PROCESS,
        Optional.empty());
  }

  public Setting withArguments(List<String> newArguments) {
    return new Setting(newArguments, environment, in, out, err, limits, observer);
  }

  public Setting withEnvironment(List<String> newEnvironment) {
    return new Setting(arguments, newEnvironment, in, out, err, limits, observer);
  }

  public Setting withStreams(InputStream newIn, OutputStream newOut, OutputStream newErr) {
    return new Setting(arguments, environment, newIn, newOut, newErr, limits, observer);
  }

  public Setting withLimits(Limits newLimits) {
    return new Setting(arguments, environment, in, out, err, newLimits, observer);
  }

  public Setting withObserver(Observer newObserver) {
    return new Setting(arguments, environment, in, out, err, limits, Optional.of(newObserver));
  }
}
