import type { Transaction } from 'kysely'
import { changeCatalogue, raiseCatalogueVersion } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import type { Sentence } from '#words/sentences.ts'
import type { Zone, ZoneFields } from '../contract.ts'
import { said } from '../words/office/index.ts'
import { checkArea } from './check-area.ts'
import { findZones, insertZone, lockZones, removeZone, updateZone } from './zones.queries.ts'

type Changing = Pick<Parts, 'db' | 'clock' | 'catalogueVersion'>
type WrongField = { ok: false; reason: 'WRONG_FIELD'; field: string; sentence: Sentence }
type Saved = { ok: true; zone: Zone } | WrongField
type Edited = Saved | { ok: false; reason: 'NO_SUCH_ZONE' } | { ok: false; reason: 'STALE'; current: Zone }

/** Makes a zone. From the next answer on the shop delivers there, in every process within a second. */
export const addZone = (parts: Changing, fields: ZoneFields, by: number): Promise<Saved> =>
  changeZones(parts, async (trx, zones): Promise<Saved> => {
    const checked = check(fields, zones)
    if (!checked.ok) return checked
    const zone = await insertZone(trx, { fields: checked.fields, by, now: parts.clock.now() })
    return { ok: true, zone }
  })

/** @param version the one that was read (optimistic lock) */
export const editZone = (
  parts: Changing,
  { id, version, fields, by }: { id: number; version: number; fields: ZoneFields; by: number },
): Promise<Edited> =>
  changeZones(parts, async (trx, zones): Promise<Edited> => {
    const current = zones.find((zone) => zone.id === id)
    if (!current) return { ok: false, reason: 'NO_SUCH_ZONE' }
    if (current.version !== version) return { ok: false, reason: 'STALE', current }
    const others = zones.filter((zone) => zone.id !== id)
    const checked = check(fields, others)
    if (!checked.ok) return checked
    const now = parts.clock.now()
    return { ok: true, zone: await updateZone(trx, id, version, { fields: checked.fields, by, now }) }
  })

/** Deletes a zone; orders keep its name. @returns whether there was one */
export const deleteZone = (parts: Changing, id: number): Promise<boolean> =>
  changeZones(parts, (trx) => removeZone(trx, id))

/** Changes zones one after another, and tells every process that they are others. */
const changeZones = <Outcome>(
  parts: Changing,
  change: (trx: Transaction<Database>, zones: Zone[]) => Promise<Outcome>,
) =>
  changeCatalogue(parts, async (trx) => {
    await lockZones(trx)
    const outcome = await change(trx, await findZones(trx))
    await raiseCatalogueVersion(trx)
    return outcome
  })

function check(fields: ZoneFields, others: Zone[]): { ok: true; fields: ZoneFields } | WrongField {
  const { name } = fields
  if (others.some((zone) => zone.name === name))
    return { ok: false, reason: 'WRONG_FIELD', field: 'name', sentence: said.nameTaken({ name }) }
  const checked = checkArea(fields, others)
  if (!checked.ok) return { ...checked, reason: 'WRONG_FIELD' }
  return { ok: true, fields: { ...fields, ...checked.area } }
}
