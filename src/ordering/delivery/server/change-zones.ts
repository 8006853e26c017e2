import type { Transaction } from 'kysely'
import { bumpCatalogueVersion, changeCatalogue } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import type { Sentence } from '#words/sentences.ts'
import type { DeliveryZoneInput, Zone } from '../contract.ts'
import { officeSentences } from '../words/index.ts'
import { validateArea } from './validate-area.ts'
import { insertZone, listZones, lockZones, removeZone, updateZone } from './zones.queries.ts'

type ZoneParts = Pick<Parts, 'db' | 'clock' | 'catalogueVersion'>
type InvalidField = { ok: false; reason: 'WRONG_FIELD'; field: string; sentence: Sentence }
type AddZoneResult = { ok: true; zone: Zone } | InvalidField
type EditZoneResult =
  | AddZoneResult
  | { ok: false; reason: 'NO_SUCH_ZONE' }
  | { ok: false; reason: 'STALE'; current: Zone }

/** Creates a zone. It applies to the next request in this process, and within a second in every other one. */
export const addZone = (parts: ZoneParts, fields: DeliveryZoneInput, by: number): Promise<AddZoneResult> =>
  changeZones(parts, async (trx, zones): Promise<AddZoneResult> => {
    const checked = validateZone(fields, zones)
    if (!checked.ok) return checked
    const zone = await insertZone(trx, { fields: checked.fields, by, now: parts.clock.now() })
    return { ok: true, zone }
  })

/** @param version the version that the form was opened at (optimistic lock) */
export const editZone = (
  parts: ZoneParts,
  { id, version, fields, by }: { id: number; version: number; fields: DeliveryZoneInput; by: number },
): Promise<EditZoneResult> =>
  changeZones(parts, async (trx, zones): Promise<EditZoneResult> => {
    const current = zones.find((zone) => zone.id === id)
    if (!current) return { ok: false, reason: 'NO_SUCH_ZONE' }
    if (current.version !== version) return { ok: false, reason: 'STALE', current }
    const others = zones.filter((zone) => zone.id !== id)
    const checked = validateZone(fields, others)
    if (!checked.ok) return checked
    const now = parts.clock.now()
    return { ok: true, zone: await updateZone(trx, id, version, { fields: checked.fields, by, now }) }
  })

/** Deletes a zone; orders keep its name. @returns whether it existed */
export const deleteZone = (parts: ZoneParts, id: number): Promise<boolean> =>
  changeZones(parts, (trx) => removeZone(trx, id))

/** Changes zones one at a time, and notifies every process. */
const changeZones = <Outcome>(
  parts: ZoneParts,
  change: (trx: Transaction<Database>, zones: Zone[]) => Promise<Outcome>,
) =>
  changeCatalogue(parts, async (trx) => {
    await lockZones(trx)
    const outcome = await change(trx, await listZones(trx))
    await bumpCatalogueVersion(trx)
    return outcome
  })

function validateZone(
  fields: DeliveryZoneInput,
  others: Zone[],
): { ok: true; fields: DeliveryZoneInput } | InvalidField {
  const { name } = fields
  if (others.some((zone) => zone.name === name))
    return { ok: false, reason: 'WRONG_FIELD', field: 'name', sentence: officeSentences.nameTaken({ name }) }
  const checked = validateArea(fields, others)
  if (!checked.ok) return { ...checked, reason: 'WRONG_FIELD' }
  return { ok: true, fields: { ...fields, ...checked.area } }
}
