package heapwright.app.suite;

import java.util.Optional;

/** Has the tests of files compiled and run, one file after the other, until the queue is ended. */
public final class VerificationQueue {
  private Optional<Thread> worker = Optional.empty();
  private boolean ended;

  /** Compiles and runs the tests of a file. */
  public interface Work {
    VerifiedSuite result() throws InterruptedException;
  }

  /** What happened to the tests of a file; empty if this was ended before they could be run. */
  public Optional<VerifiedSuite> result(Work work) throws InterruptedException {
    if (begin()) {
      try {
        return Optional.of(work.result());
      } catch (InterruptedException e) {
        if (!isEnded()) {
          throw e;
        }
      } finally {
        leave();
      }
    }
    return Optional.empty();
  }

  /** Compilers and tests that run are ended, and no others are begun. */
  public synchronized void end() {
    ended = true;
    worker.ifPresent(Thread::interrupt);
  }

  private synchronized boolean isEnded() {
    return ended;
  }

  private synchronized boolean begin() {
    worker = Optional.of(Thread.currentThread());
    return !ended;
  }

  /** Clears the interrupt, which was meant for the verification and not for writing the report. */
  private synchronized void leave() {
    worker = Optional.empty();
    if (ended) {
      Thread.interrupted();
    }
  }
}
