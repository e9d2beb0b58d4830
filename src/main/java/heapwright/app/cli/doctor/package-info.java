/**
 * {@code heapwright doctor}: which tools are there, in which version, and how to get the others.
 */
package heapwright.app.cli.doctor;
