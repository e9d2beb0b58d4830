/**
 * Runs the user's compiler as a preprocessor, so that we read what it reads, whatever the build's
 * flags. The door is {@link heapwright.source.preprocess.Preprocessor}.
 */
package heapwright.source.preprocess;
