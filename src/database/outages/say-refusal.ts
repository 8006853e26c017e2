/** What the shop's log is told about the database. */
export type OutageLog = { error: (sentence: string) => void; warn: (sentence: string) => void }

const sayAgainMs = 60_000

/** Says once a minute why a database that answers serves nobody: its disk is full, or it takes the password no more. */
export function refusalSayer(log: OutageLog | undefined) {
  let saidAt = Number.NEGATIVE_INFINITY
  return ({ message }: Error) => {
    if (performance.now() - saidAt < sayAgainMs) return
    saidAt = performance.now()
    log?.error(`the database refuses what the shop asks of it: ${message}`)
  }
}
