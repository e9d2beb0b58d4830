package heapwright.app;

import heapwright.report.suite.FileReport;
import java.util.Optional;

/** Has the tests of files compiled and run, one file after the other, until the queue is ended. */
final class VerificationQueue {
  private Optional<Thread> worker = Optional.empty();
  private boolean ended;

  /** What is known of a file; without its tests if this was ended before they could be run. */
  FileReport report(FileSuite suite) throws InterruptedException {
    if (begin()) {
      try {
        return suite.report();
      } catch (InterruptedException e) {
        if (!isEnded()) {
          throw e;
        }
      } finally {
        leave();
      }
    }
    return suite.unverified("the run was interrupted before");
  }

  /** Compilers and tests that run are ended, and no others are begun. */
  synchronized void end() {
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
