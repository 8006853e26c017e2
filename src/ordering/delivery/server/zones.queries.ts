import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database, Row } from '#database/schema.ts'
import { toPaise, toRupees } from '#values/money/money.ts'
import { withoutBlanks } from '#values/texts/without-blanks.ts'
import type { DeliveryZoneInput, Zone } from '../contract.ts'

type Handle = Db | Transaction<Database>
type Trx = Transaction<Database>

/** All zones by name. */
export const listZones = async (db: Handle): Promise<Zone[]> =>
  (await db.selectFrom('delivery_zones').selectAll().orderBy('name').execute()).map(toZone)

const toZone = ({
  area,
  fee_paise,
  free_from_paise,
  minimum_paise,
  ...row
}: Row<'delivery_zones'>): Zone => ({
  id: row.id,
  name: row.name,
  ...area,
  days: row.days,
  fee: toRupees(fee_paise),
  free_from: free_from_paise && toRupees(free_from_paise),
  minimum: minimum_paise && toRupees(minimum_paise),
  note: row.note,
  translations: row.translations,
  cash_on_delivery: row.cash_on_delivery,
  version: row.version,
})

/** Locks the whole list of zones, with the catalogue, because overlaps are checked against all of them. */
export const lockZones = (trx: Trx) =>
  trx.selectFrom('catalogue_version').select('version').forUpdate().executeTakeFirstOrThrow()

type Change = { fields: DeliveryZoneInput; by: number; now: Date }

const zoneColumnsOf = ({
  fields: { codes, districts, states, fee, free_from, minimum, translations, ...rest },
  by,
  now,
}: Change) => ({
  ...rest,
  area: JSON.stringify({ codes, districts, states }),
  fee_paise: toPaise(fee),
  free_from_paise: free_from && toPaise(free_from),
  minimum_paise: minimum && toPaise(minimum),
  // Omitted translations stay unchanged.
  translations: translations && JSON.stringify(withoutBlanks(translations)),
  changed_at: now,
  changed_by: by,
})

export const insertZone = async (trx: Trx, change: Change) =>
  toZone(
    await trx
      .insertInto('delivery_zones')
      .values({ ...zoneColumnsOf(change), version: 1 })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )

/** Updates a zone. The caller has locked the zones and compared the version, which is increased by one. */
export const updateZone = async (trx: Trx, id: number, version: number, change: Change) =>
  toZone(
    await trx
      .updateTable('delivery_zones')
      .set({ ...zoneColumnsOf(change), version: version + 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  )

/** @returns whether it existed */
export async function removeZone(trx: Trx, id: number) {
  const { numDeletedRows } = await trx.deleteFrom('delivery_zones').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}
