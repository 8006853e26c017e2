import pg from 'pg'

/**
 * The database server does not answer, or closed the connection: whether the work was done is unknown, and retrying
 * makes sense.
 */
export class DatabaseDown extends Error {
  override name = 'DatabaseDown'
  constructor(cause?: unknown) {
    super('the database does not answer', { cause })
  }
}

/** SQLSTATEs: shutting down, crashed, starting up; too many connections; and the class of connection failures. */
const spokenByTheServer = /^(57P0[123]|53300|08\w{3})$/
const saidByTheDriver =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered|was closed))/
const saidByTheSystem = /^E[A-Z_]+$/

/** Whether an error is about the server or the network and not about the statement. */
export function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseDown) return true
  // Happy Eyeballs: every address of the host name was tried and failed.
  if (error instanceof AggregateError) return error.errors.every(isOutage)
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (error instanceof pg.DatabaseError) return spokenByTheServer.test(code)
  return saidByTheSystem.test(code) || saidByTheDriver.test(error.message)
}

/** An answer of any kind but "not now" shows that the server lives, even "too many connections" or "wrong password". */
export const isAlive = (error: unknown) =>
  error instanceof pg.DatabaseError && !/^57P0[123]$/.test(error.code ?? '')
