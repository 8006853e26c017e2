import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.ts'
import { codeOf, hasNoRoomToBegin } from './outage.ts'

type Db = Kysely<Database>

const leastBetweenMs = 1000

/** SQLSTATEs: no disk left, a disk that fails, a server or transaction that only reads. */
const refusesWrites = /^(53100|58030|25006)$/

/** Whether the server answered that it takes no write. The pool wraps what it said in an outage. */
export function isWriteRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return refusesWrites.test(codeOf(error)) || hasNoRoomToBegin(error) || isWriteRefused(error.cause)
}

type Try = { takesWrites: boolean; at: number }

/**
 * Finds out whether a server takes writes, which a server that answers may not: it is a replica, only reads, or its disk is
 * full. Whether it only reads is asked each time. Whether there is room is tried: once a minute, every five seconds
 * while there is none, and a second after any write of the shop's was refused.
 * @param refusedAt when the server last refused one, by `now`
 * @param isTriedUnasked false where nothing is tried until a write was refused
 */
export function createWriteCheck(
  { isReadOnly, tryWrite, refusedAt, isTriedUnasked = true }: Server,
  now: () => number = () => performance.now(),
) {
  // How long the answer of a try is good for, unless a write is refused before that.
  const trustedForMs = { yes: isTriedUnasked ? 60_000 : Number.POSITIVE_INFINITY, no: 5_000 }
  // Long enough ago that a write which is refused right after the start is looked into.
  let last: Try | undefined = isTriedUnasked ? undefined : { takesWrites: true, at: now() - leastBetweenMs }
  let trying: Promise<boolean> | undefined

  const isGood = ({ takesWrites, at }: Try) => {
    const age = now() - at
    const isDoubted = takesWrites && refusedAt() > at
    return age < (isDoubted ? leastBetweenMs : trustedForMs[takesWrites ? 'yes' : 'no'])
  }

  const tryOnce = () => {
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
      if (isTriedUnasked) last = undefined
      return false
    }
    return last && isGood(last) ? last.takesWrites : await tryOnce()
  }
}

type Server = {
  isReadOnly: () => Promise<boolean>
  tryWrite: () => Promise<boolean>
  refusedAt: () => number
  isTriedUnasked?: boolean
}

/** A replica says so as well. @throws DatabaseDown */
export async function isReadOnly(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    reads: boolean
  }>`select current_setting('transaction_read_only') = 'on' as reads`.execute(db)
  return rows[0]?.reads ?? false
}

/**
 * Writes a page and takes it back: a row that fits on no page that is begun needs room on the disk, where changing a row in place
 * would not. Vacuum gives the room back. @throws DatabaseDown when the server does not answer at all
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
