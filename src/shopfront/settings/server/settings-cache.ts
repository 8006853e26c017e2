import type { Db } from '#database/connect.ts'
import { DatabaseDown } from '#database/failover/outage.ts'
import type { Zone } from '#ordering/delivery/contract.ts'
import { listZones } from '#ordering/delivery/server/zones.queries.ts'
import type { Parts } from '#parts.ts'
import { chainMaybePromise, type MaybePromise } from '#values/maybe-promise.ts'
import type { StoreSettings } from '../contract.ts'
import { initialSettings } from './initial-settings.ts'
import { isOpeningSoon } from './is-opening-soon.ts'
import { logoSpecOf, type NewestLogos, readNewestLogos } from './logos/logo-spec.ts'
import { hasOwnRefundPolicy } from './own-refund-policy.queries.ts'
import { readStoreSettings } from './read-store-settings.ts'

type Needed = Pick<Parts, 'db' | 'log' | 'catalogueVersion' | 'settings' | 'connections'>
type CachedSettings = { facts: StoreSettings; versions: string }

/** The settings with the zones of the database, if there are any. */
const withZones = (facts: StoreSettings, zones: Zone[]) => (zones.length > 0 ? { ...facts, zones } : facts)

/**
 * Creates the in-memory cache of the store settings; `Parts` describes its functions. A change of the settings or of a
 * connection raises the catalogue's version, so both are read again when that version has changed.
 */
export function createSettingsCache({
  db,
  log,
  catalogueVersion,
  settings,
  connections,
}: Needed): Pick<Parts, 'store' | 'refreshStoreSettings' | 'storeSettingsForDocuments'> {
  let cached: CachedSettings = { facts: initialSettings(settings), versions: '' }
  let readAt: number | undefined
  let reading: { at: number; done: Promise<StoreSettings> } | undefined
  const reads = { asked: 0, answered: 0 }

  const readAll = async (from: Db, lock: 'share' | 'none' = 'none') => {
    const [found, logos, zones, ownRefundPolicy] = await Promise.all([
      readStoreSettings(from, settings, lock),
      readNewestLogos(from),
      listZones(from),
      hasOwnRefundPolicy(from),
    ])
    const opening = await isOpeningSoon(from, settings, found.facts)
    const stored = withZones(withLogoSpec(found.facts, logos), zones)
    const withPolicy = ownRefundPolicy ? { ...stored, ownRefundPolicy } : stored
    const facts = opening ? { ...withPolicy, opening } : withPolicy
    const versions = `${found.version} ${logos.versions} ${zones.map(({ id, version }) => `${id}.${version}`)} ${opening} ${ownRefundPolicy}`
    return { facts, versions }
  }

  const read = async (at: number) => {
    reads.asked += 1
    const thisRead = reads.asked
    await connections.load()
    const { facts, versions } = await readAll(db)
    // A slow read must not overwrite the result of a later one.
    if (thisRead < reads.answered) return cached.facts
    reads.answered = thisRead
    readAt = at
    // Unchanged settings stay the same object, because cached pages compare by identity.
    if (versions !== cached.versions) cached = { facts, versions }
    return cached.facts
  }

  const withLogoSpec = (facts: StoreSettings, logos: NewestLogos) => {
    const logoSpec = logoSpecOf(facts, logos, settings)
    return logoSpec ? { ...facts, logoSpec } : facts
  }

  const refresh = (at: number): MaybePromise<StoreSettings> => {
    if (at === readAt) return cached.facts
    if (reading?.at === at) return reading.done
    const done = read(at).finally(() => {
      reading = undefined
    })
    reading = { at, done }
    return done
  }

  /**
   * Falls back to the cached settings: while the database is down nothing can have changed, and no call or job should
   * fail for the shop's name.
   */
  const fallBackToCache = (error: unknown) => {
    if (!(error instanceof DatabaseDown)) log.error({ err: error }, 'store settings could not be read')
    return cached.facts
  }

  return {
    store: () => cached.facts,
    storeSettingsForDocuments: async (trx) => (await readAll(trx, 'share')).facts,
    refreshStoreSettings: () => {
      const facts = chainMaybePromise(catalogueVersion.current(), refresh)
      return facts instanceof Promise ? facts.catch(fallBackToCache) : facts
    },
  }
}
