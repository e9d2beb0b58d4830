package heapwright.agreement;

/** What a program shows the world: its standard output and the status a shell would see. */
record Behaviour(String output, int status) {}
