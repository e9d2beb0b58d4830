package heapwright.machine;

import heapwright.machine.code.processor.Limits;
import heapwright.machine.code.processor.Observer;
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
public record RunSettings(
    List<String> arguments,
    List<String> environment,
    InputStream in,
    OutputStream out,
    OutputStream err,
    Limits limits,
    Optional<Observer> observer) {

  public RunSettings {
    arguments = List.copyOf(arguments);
    environment = List.copyOf(environment);
  }

  /** A program without arguments and input, whose output is not read. */
  public static RunSettings silent() {
    return new RunSettings(
        List.of("program"),
        List.of(),
        InputStream.nullInputStream(),
        OutputStream.nullOutputStream(),
        OutputStream.nullOutputStream(),
        Limits.PROCESS,
        Optional.empty());
  }

  public RunSettings withArguments(List<String> newArguments) {
    return new RunSettings(newArguments, environment, in, out, err, limits, observer);
  }

  public RunSettings withEnvironment(List<String> newEnvironment) {
    return new RunSettings(arguments, newEnvironment, in, out, err, limits, observer);
  }

  public RunSettings withStreams(InputStream newIn, OutputStream newOut, OutputStream newErr) {
    return new RunSettings(arguments, environment, newIn, newOut, newErr, limits, observer);
  }

  public RunSettings withLimits(Limits newLimits) {
    return new RunSettings(arguments, environment, in, out, err, newLimits, observer);
  }

  public RunSettings withObserver(Observer newObserver) {
    return new RunSettings(arguments, environment, in, out, err, limits, Optional.of(newObserver));
  }
}
