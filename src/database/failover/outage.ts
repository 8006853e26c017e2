import pg from 'pg'

/**
 * The database server does not answer, or closed the connection: whether the work was done is unknown, and retrying
 * makes sense.
 */
export class DatabaseDown extends Error {
  override name = 'DatabaseDown'
  constructor(cause?: unknown) {
    super('the database is not responding', { cause })
  }
}

/**
 * SQLSTATEs: shutting down, crashed, starting up; the classes of what it has no more of (connections, disk, memory) and of
 * connection failures; a disk that fails; a primary that is none any more, for another server has taken over from it.
 */
const outageSqlStates = /^(57P0[123]|53\w{3}|08\w{3}|58030|25006)$/
const driverOutageMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered|was closed))/
const systemErrorCodes = /^E[A-Z_]+$/

/**
 * What Postgres says to a new connection when its disk has no room for the file that new connections begin with. Its
 * code, "internal error", says nothing.
 */
export const isTooFullToConnect = (error: Error) =>
  errorCodeOf(error) === 'XX000' && error.message.startsWith('could not write init file')

/** An SQLSTATE, or what the system calls the failure. */
export const errorCodeOf = (error: Error) => ('code' in error ? String(error.code) : '')

/** Whether an error is about the server or the network and not about the statement. */
export function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseDown) return true
  // Happy Eyeballs: every address of the host name was tried and failed.
  if (error instanceof AggregateError) return error.errors.every(isOutage)
  if (!(error instanceof Error)) return false
  const code = errorCodeOf(error)
  if (outageSqlStates.test(code) || isTooFullToConnect(error)) return true
  if (error instanceof pg.DatabaseError) return false
  return systemErrorCodes.test(code) || driverOutageMessages.test(error.message)
}

/**
 * An answer of any kind but "not now" shows that the server lives, even "too many connections", "disk full" or "wrong password". A pooler
 * before it says 08P01 of a server that it cannot reach.
 */
export const isServerAlive = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && !/^(57P0[123]|08\w{3})$/.test(error.code ?? '')
