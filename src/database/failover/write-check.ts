import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.ts'
import { errorCodeOf, isTooFullToConnect } from './outage.ts'

type Db = Kysely<Database>

const minIntervalMs = 1000

/** SQLSTATEs: no disk left, a disk that fails, a server or transaction that only reads. */
const writeRefusalCodes = /^(53100|58030|25006)$/

/** Whether the server answered that it takes no write. The pool wraps what it said in an outage. */
export function isWriteRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    writeRefusalCodes.test(errorCodeOf(error)) || isTooFullToConnect(error) || isWriteRefused(error.cause)
  )
}

type WriteProbe = { takesWrites: boolean; at: number }

/**
 * Finds out whether a server takes writes, which a server that answers may not: it is a replica, only reads, or its disk is
 * full. Whether it only reads is asked each time. Whether there is room is tried: once a minute, every five seconds
 * while there is none, and a second after any write of the shop's was refused.
 * @param refusedAt when the server last refused one, by `now`
 * @param isProbedRegularly false where nothing is tried until a write was refused
 */
export function createWriteCheck(
  { isReadOnly, tryWrite, refusedAt, isProbedRegularly = true }: Server,
  now: () => number = () => performance.now(),
) {
  // How long the answer of a try is good for, unless a write is refused before that.
  const trustedForMs = { yes: isProbedRegularly ? 60_000 : Number.POSITIVE_INFINITY, no: 5_000 }
  // Long enough ago that a write which is refused right after the start is looked into.
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

/** A replica says so as well. @throws DatabaseDown */
export async function isReadOnly(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    reads: boolean
  }>`select current_setting('transaction_read_only') = 'on' as reads`.execute(db)
  return rows[0]?.reads ?? false
}

/**
 * Inserts a row that needs a new page on the disk and rolls it back; updating a row in place would not need room.
 * @throws DatabaseDown when the server does not answer at all
 */
export async function tryWrite(db: Db): Promise<boolean> {
  try {
    const trx = await db.startTransaction().execute()
    const insert = () =>
      sql`insert into migrations (name, checksum) select 'a try: ' || gen_random_uuid(),
        string_agg(md5(random()::text), '') from generate_series(1, 220)`.execute(trx)
    // Its failure is told, and not that of a connection which is lost with it.
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
