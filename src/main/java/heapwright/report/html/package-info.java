/**
 * A run as one page for a browser: {@link heapwright.report.html.SuitePage} is the door. The page
 * needs nothing but itself: style, script and pictures are in it, and it may not reach for the
 * network. What is shown beside the source on request stands in {@code <template>} elements, so
 * that the page opens quickly; the script only moves them about.
 *
 * <p>Everything that comes from the user's files goes through {@link heapwright.report.html.Html},
 * which escapes it.
 */
package heapwright.report.html;
