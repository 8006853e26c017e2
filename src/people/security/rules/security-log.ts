/**
 * How long the security log keeps entries, also those of erased accounts. A trigger protects younger ones from
 * deletion.
 */
export const securityLogYears = 2
