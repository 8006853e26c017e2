import { sql, type Transaction } from 'kysely'
import type { MaybePromise } from '#values/maybe-promise.ts'
import type { Db } from './connect.ts'
import { DatabaseDown } from './failover/outage.ts'
import { putDuePricesInForce } from './prices-in-force.ts'
import type { Database } from './schema.ts'

/** How long the known version is trusted: another process's change is noticed within this and a query. */
const trustedForMs = 500

/** No page is older than this. */
const oldestMs = 1000

/**
 * Raises the catalogue version, so that the caches of every process notice that what shoppers see has changed. Call it
 * in the change's own transaction, after its other writes: the row stays locked until the transaction ends.
 */
export const bumpCatalogueVersion = (trx: Transaction<Database>) =>
  trx
    .updateTable('catalogue_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute()

/**
 * Runs a transaction that may change what shoppers see. Caches of this process notice as soon as it is committed, those
 * of others within half a second.
 */
export async function changeCatalogue<Outcome>(
  { db, catalogueVersion }: { db: Db; catalogueVersion: CatalogueVersion },
  change: (trx: Transaction<Database>) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await db.transaction().execute(change)
  } finally {
    catalogueVersion.changed()
  }
}

/**
 * The version that caches of the catalogue compare with. A cached entry must be read after `current()` returned its
 * version, so that it is never older than that version.
 */
export type CatalogueVersion = {
  /**
   * The current version, at most half a second old; synchronous if it is known. During an outage it is the last one
   * read.
   */
  current: () => MaybePromise<number>
  /**
   * Whether this was the version within the last second and only other processes have changed it since: then a stale
   * page may be served once more. This process's own changes show at once.
   */
  wasLately: (version: number) => boolean
  /** This process has committed a change: the next `current()` must query the database. */
  changed: () => void
  /** This process has committed a stock movement, which does not raise the version while stock is left. */
  stockMoved: () => void
  /** How many stock movements were reported: anything showing stock that is older than the last one is stale. */
  stockMoves: () => number
}

type VersionParts = {
  db: Db
  clock: { now: () => Date }
}

type Known = {
  version: MaybePromise<number>
  askedAt: number
  /** When a price changes next; undefined if none does, or while the version is being read. */
  pricesChangeAt?: number | undefined
}

/** Creates the process's only reader of the catalogue version. Concurrent callers share one query. */
export function createCatalogueVersion({ db, clock }: VersionParts): CatalogueVersion {
  let known: Known | undefined
  let lastRead: number | undefined
  /** This process has changed something since, and no newer version was read. */
  let isBehind = false
  let seen: { version: number; at: number } | undefined
  let seenBefore: typeof seen
  let moves = 0

  const noteVersion = (version: number, at: number) => {
    if (seen && seen.version !== version) seenBefore = seen
    seen = { version, at }
  }

  const requestVersion = (askedAt: number) => {
    const question = readPricedVersion({ db, clock }).then(
      ({ version, pricesChangeAt }) => {
        lastRead = version
        answer.pricesChangeAt = pricesChangeAt?.getTime()
        if (known === answer) isBehind = false
        // A version read before this process's own change is outdated.
        if (known === answer) noteVersion(version, askedAt)
        return version
      },
      (error) => {
        // During an outage nothing can be bought, so pages cached for the last version are still shown. If this
        // process has changed something since, its version is between two numbers, so that no cached page matches.
        if (error instanceof DatabaseDown && lastRead !== undefined)
          return isBehind ? lastRead + 0.5 : lastRead
        throw error
      },
    )
    const answer: Known = { version: question, askedAt }
    known = answer
    question.then(
      (version) => {
        answer.version = version
      },
      // A failed query is repeated at the next call; the callers waiting for this one get the error.
      () => {
        if (known === answer) known = undefined
      },
    )
    return question
  }

  const changed = () => {
    known = undefined
    isBehind = true
    seen = undefined
    seenBefore = undefined
  }

  return {
    current: () => {
      const now = clock.now().getTime()
      // A price has changed: pages that show the one before must not be served once more.
      if (known?.pricesChangeAt !== undefined && now >= known.pricesChangeAt) changed()
      return known && Math.abs(now - known.askedAt) < trustedForMs ? known.version : requestVersion(now)
    },
    wasLately: (version) =>
      seenBefore?.version === version && Math.abs(clock.now().getTime() - seenBefore.at) < oldestMs,
    changed,
    stockMoved: () => {
      moves += 1
    },
    stockMoves: () => moves,
  }
}

/** Reads the version after the prices whose time has come are in force. */
async function readPricedVersion({ db, clock }: VersionParts) {
  const read = await readVersion(db)
  const now = clock.now()
  if (!read.pricesChangeAt || read.pricesChangeAt > now) return read
  await applyDuePrices(db, now)
  return readVersion(db)
}

/** Puts the prices in force whose time has come. Whoever reads the version first does it, so no price depends on a job. */
const applyDuePrices = (db: Db, now: Date) =>
  db.transaction().execute(async (trx) => {
    if (await putDuePricesInForce(trx, now)) await bumpCatalogueVersion(trx)
  })

/** The version, and when the next price changes. */
const readVersion = (db: Db) =>
  db
    .selectFrom('catalogue_version')
    .select(['version', nextPriceChange.as('pricesChangeAt')])
    .executeTakeFirstOrThrow()

const nextPriceChange = sql<Date | null>`
  (select min(price_changes_at) from packs where price_changes_at is not null)`
