import type { Db } from '#database/connect.ts'
import { DatabaseDown } from '#database/outages/outage.ts'
import type { Zone } from '#ordering/delivery/contract.ts'
import { findZones } from '#ordering/delivery/server/zones.queries.ts'
import type { Parts } from '#parts.ts'
import { type Soon, whenKnown } from '#values/soon.ts'
import type { StoreFacts } from '../contract.ts'
import { isOpening } from './is-opening.ts'
import { type Logos, marksOf, readLogos } from './marks/read-marks.ts'
import { readStore } from './read-store.ts'
import { startingFacts } from './starting-facts.ts'

type Needed = Pick<Parts, 'db' | 'log' | 'catalogueVersion' | 'settings'>
type Kept = { facts: StoreFacts; versions: string }

const withZones = (facts: StoreFacts, zones: Zone[]) => (zones.length > 0 ? { ...facts, zones } : facts)

/**
 * The merchant's facts in this process's memory. They raise the catalogue's version when they change, so that one
 * question tells a process of both: they are read anew when that version is another one.
 */
export function keepStore({
  db,
  log,
  catalogueVersion,
  settings,
}: Needed): Pick<Parts, 'store' | 'followStore' | 'storeForPapers'> {
  let kept: Kept = { facts: startingFacts(settings), versions: '' }
  let readAt: number | undefined
  let reading: { at: number; done: Promise<StoreFacts> } | undefined
  const questions = { asked: 0, answered: 0 }

  const readAll = async (from: Db, lock: 'share' | 'none' = 'none') => {
    const [found, logos, zones] = await Promise.all([
      readStore(from, settings, lock),
      readLogos(from),
      findZones(from),
    ])
    const opening = await isOpening(from, settings, found.facts)
    const facts = withZones(withMarks(found.facts, logos), zones)
    return { found, logos, zones, opening, facts: opening ? { ...facts, opening } : facts }
  }

  const read = async (at: number) => {
    questions.asked += 1
    const mine = questions.asked
    const { found, logos, zones, opening, facts } = await readAll(db)
    // A slow answer does not take the place of one that was asked for later.
    if (mine < questions.answered) return kept.facts
    questions.answered = mine
    readAt = at
    // The same facts stay the same object, by which pages know that they are.
    const versions = `${found.version} ${logos.versions} ${zones.map(({ id, version }) => `${id}.${version}`)} ${opening}`
    if (versions !== kept.versions) kept = { facts, versions }
    return kept.facts
  }

  const withMarks = (facts: StoreFacts, logos: Logos) => {
    const marks = marksOf(facts, logos, settings)
    return marks ? { ...facts, marks } : facts
  }

  const follow = (at: number): Soon<StoreFacts> => {
    if (at === readAt) return kept.facts
    if (reading?.at === at) return reading.done
    const done = read(at).finally(() => {
      reading = undefined
    })
    reading = { at, done }
    return done
  }

  /** Nothing can be changed while the database is away, and no call or job is to fail for the shop's name. */
  const orKept = (error: unknown) => {
    if (!(error instanceof DatabaseDown)) log.error({ err: error }, 'store settings could not be read')
    return kept.facts
  }

  return {
    store: () => kept.facts,
    storeForPapers: async (trx) => (await readAll(trx, 'share')).facts,
    followStore: () => {
      const facts = whenKnown(catalogueVersion.current(), follow)
      return facts instanceof Promise ? facts.catch(orKept) : facts
    },
  }
}
