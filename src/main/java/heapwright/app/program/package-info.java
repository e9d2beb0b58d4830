/**
 * Programs that can be run from any of their functions: the file of the user's, mended where it
 * does not compile, with the library's models and the conditions that the user asked about.
 */
package heapwright.app.program;
