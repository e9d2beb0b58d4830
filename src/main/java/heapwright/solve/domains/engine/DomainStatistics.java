package heapwright.solve.domains.engine;

/**
 * What an engine has done so far.
 *
 * @param operators how many were posted
 * @param propagations how often operators were let run
 * @param deductions how many changes of domains there were
 */
public record DomainStatistics(long operators, long propagations, long deductions) {}
