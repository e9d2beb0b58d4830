/** What reading a source file gives: a program or diagnostics. Knows no front end. */
package heapwright.source.result;
