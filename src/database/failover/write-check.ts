import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.ts'
import { errorCodeOf, isDiskFullOnConnect } from './outage.ts'

type Db = Kysely<Database>

const minIntervalMs = 1000

/** SQLSTATEs: no disk left, a disk that fails, a server or transaction that only reads. */
const writeRefusalCodes = /^(53100|58030|25006)$/

/** Whether the error says that the server refuses writes. The pool wraps such an error in an outage. */
export function isWriteRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    writeRefusalCodes.test(errorCodeOf(error)) || isDiskFullOnConnect(error) || isWriteRefused(error.cause)
  )
}

type WriteProbe = { takesWrites: boolean; at: number }

/**
 * Creates a function that checks whether a server accepts writes, because one that answers may be a replica, read-only,
 * or have a full disk. Read-only is queried each time. Disk space is probed with a write: once a minute, every five
 * seconds while the disk is full, and a second after the server refused a write.
 * @param refusedAt when the server last refused a write, on the clock of `now`
 * @param isProbedRegularly false if writes are only probed after one was refused
 */
export function createWriteCheck(
  { isReadOnly, tryWrite, refusedAt, isProbedRegularly = true }: Server,
  now: () => number = () => performance.now(),
) {
  // How long a probe's result is valid, unless a write is refused earlier.
  const trustedForMs = { yes: isProbedRegularly ? 60_000 : Number.POSITIVE_INFINITY, no: 5_000 }
  // In the past, so that a write refused right after startup triggers a probe.
  let last: WriteProbe | undefined = isProbedRegularly
    ? undefined
    : { takesWrites: true, at: now() - minIntervalMs }
  let trying: Promise<boolean> | undefined

  const isStillValid = ({ takesWrites, at }: WriteProbe) => {
    const age = now() - at
    const isDoubted = takesWrites && refusedAt() > at
    return age < (isDoubted ? minIntervalMs : trustedForMs[takesWrites ? 'yes' : 'no'])
  }

  const probeOnce = () => {
    trying ??= tryWrite()
      .then((takesWrites) => {
        last = { takesWrites, at: now() }
        return takesWrites
      })
      .finally(() => {
        trying = undefined
      })
    return trying
  }

  return async (): Promise<boolean> => {
    if (await isReadOnly()) {
      if (isProbedRegularly) last = undefined
      return false
    }
    return last && isStillValid(last) ? last.takesWrites : await probeOnce()
  }
}

type Server = {
  isReadOnly: () => Promise<boolean>
  tryWrite: () => Promise<boolean>
  refusedAt: () => number
  isProbedRegularly?: boolean
}

/** Whether the server accepts no writes at all, as a replica. @throws DatabaseDown when it does not answer */
export async function isReadOnly(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    reads: boolean
  }>`select current_setting('transaction_read_only') = 'on' as reads`.execute(db)
  return rows[0]?.reads ?? false
}

/**
 * Inserts a row that needs a new page on the disk and rolls it back; updating a row in place would not need room.
 * @returns false if the server refuses writes
 * @throws DatabaseDown when the server does not answer at all
 */
export async function tryWrite(db: Db): Promise<boolean> {
  try {
    const trx = await db.startTransaction().execute()
    const insert = () =>
      sql`insert into migrations (name, checksum) select 'a try: ' || gen_random_uuid(),
        string_agg(md5(random()::text), '') from generate_series(1, 220)`.execute(trx)
    // This error is reported, not that of a connection which was lost with it.
    const failure = await insert().then(
      () => undefined,
      (error: unknown) => error,
    )
    await trx
      .rollback()
      .execute()
      .catch((error) => {
        throw failure ?? error
      })
    if (failure) throw failure
    return true
  } catch (error) {
    if (isWriteRefused(error)) return false
    throw error
  }
}
