/** How long the security log keeps an entry, also of an account that was erased. The database keeps younger ones from anybody. */
export const securityLogYears = 2
