import type { Parts } from '#parts.ts'
import { computeSeal, type Entry, genesisSeal } from './seal.ts'

const batch = 1000

/** A seal that was read earlier and stored elsewhere: it exposes an attacker who recomputes the whole hash chain. */
export type KnownSeal = { number: number; seal: string }

export type LogCheck =
  | { ok: true; entries: number; first: number; last: KnownSeal | undefined; unsealed: number }
  | { ok: false; reason: 'CHANGED' | 'MISSING' | 'KNOWN_SEAL_GONE'; number: number }

/**
 * Reads the whole security log and verifies its hash chain.
 * @param known must be part of the chain
 */
export async function checkSecurityLog({ db }: Pick<Parts, 'db'>, known?: KnownSeal): Promise<LogCheck> {
  let previous: KnownSeal | undefined
  let first = 1
  let entries = 0
  let isKnownFound = known === undefined
  for (;;) {
    const found = await readEntriesAfter(db, previous?.number ?? 0)
    for (const entry of found) {
      const sealed = { number: Number(entry.number), seal: entry.seal ?? '' }
      if (!previous) first = sealed.number
      const wrong = findSealProblem(entry, sealed, previous)
      if (wrong) return { ok: false, reason: wrong, number: sealed.number }
      isKnownFound ||= sealed.number === known?.number && sealed.seal === known.seal
      previous = sealed
    }
    entries += found.length
    if (found.length < batch) break
  }
  if (!isKnownFound) return { ok: false, reason: 'KNOWN_SEAL_GONE', number: known?.number ?? 0 }
  return { ok: true, entries, first, last: previous, unsealed: await countUnsealed(db) }
}

/**
 * What is wrong with an entry's number or seal; undefined if it is right. The first entry's seal cannot be verified
 * when the entry before it has been deleted by age.
 */
function findSealProblem(entry: Entry, { number, seal }: KnownSeal, previous: KnownSeal | undefined) {
  if (!previous) return number === 1 && seal !== computeSeal(genesisSeal, 1, entry) ? 'CHANGED' : undefined
  if (number !== previous.number + 1) return 'MISSING'
  return seal === computeSeal(previous.seal, number, entry) ? undefined : 'CHANGED'
}

const readEntriesAfter = (db: Parts['db'], number: number) =>
  db
    .selectFrom('security_log')
    .selectAll()
    .where('number', '>', number)
    .orderBy('number')
    .limit(batch)
    .execute()

/** The number of entries that are not part of the hash chain yet. */
async function countUnsealed(db: Parts['db']) {
  const { count } = await db
    .selectFrom('security_log')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('number', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
