/** From offsets in the parsed text to places in the user's files. */
package heapwright.source.parse.position;
