/** The log methods used for database messages. */
export type OutageLog = { error: (sentence: string) => void; warn: (sentence: string) => void }

const repeatMessageMs = 60_000

/**
 * Creates a function that logs, at most once a minute, why a reachable database rejects statements: its disk is full,
 * or the password is no longer accepted.
 */
export function createRefusalLog(log: OutageLog | undefined) {
  let loggedAt = Number.NEGATIVE_INFINITY
  return ({ message }: Error) => {
    if (performance.now() - loggedAt < repeatMessageMs) return
    loggedAt = performance.now()
    log?.error(`the database rejected a statement: ${message}`)
  }
}
