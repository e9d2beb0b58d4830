package heapwright.source.parse.text;

import heapwright.source.parse.position.SourceMap;

/** A unit's text as the parser gets it, and what was taken out of it. */
public record PreparedText(
    char[] text, SourceMap map, AttributeTable attributes, PackTable packing, TextMarks marks) {}
