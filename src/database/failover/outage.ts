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
 * SQLSTATEs: shutting down, crashed, starting up; the classes of exhausted resources (connections, disk, memory) and
 * connection failures; a failing disk; a former primary that another server has replaced.
 */
const outageSqlStates = /^(57P0[123]|53\w{3}|08\w{3}|58030|25006)$/
const driverOutageMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered|was closed))/
const systemErrorCodes = /^E[A-Z_]+$/

/**
 * Whether a new connection failed because the disk is too full for a file that Postgres creates. The error code,
 * "internal error", is too general.
 */
export const isDiskFullOnConnect = (error: Error) =>
  errorCodeOf(error) === 'XX000' && error.message.startsWith('could not write init file')

/** The SQLSTATE, or the system's error code; empty if there is none. */
export const errorCodeOf = (error: Error) => ('code' in error ? String(error.code) : '')

/** Whether an error is about the server or the network and not about the statement. */
export function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseDown) return true
  // Happy Eyeballs: every address of the host name was tried and failed.
  if (error instanceof AggregateError) return error.errors.every(isOutage)
  if (!(error instanceof Error)) return false
  const code = errorCodeOf(error)
  if (outageSqlStates.test(code) || isDiskFullOnConnect(error)) return true
  if (error instanceof pg.DatabaseError) return false
  return systemErrorCodes.test(code) || driverOutageMessages.test(error.message)
}

/**
 * Whether an error proves that the server is up: any but "not now", even "too many connections", "disk full" or "wrong
 * password". A pooler reports 08P01 for a server that it cannot reach.
 */
export const isServerAlive = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && !/^(57P0[123]|08\w{3})$/.test(error.code ?? '')
