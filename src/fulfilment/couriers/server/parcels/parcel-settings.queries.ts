import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import type { ParcelSettings, ParcelSettingsInput } from '../../contract.ts'
import { defaultParcel } from '../../rules/parcel-limits.ts'

type Handle = Db | Transaction<Database>

/** The saved settings; the defaults, with version 0, until they are saved. */
async function findSettings(db: Handle) {
  const row = await db.selectFrom('parcel_settings').selectAll().executeTakeFirst()
  if (!row) return { version: 0, pickup_pin: null, ...defaultParcel }
  const { version, pickup_pin, packing_g, length_cm, width_cm, height_cm } = row
  return { version, pickup_pin, packing_g, box: { length_cm, width_cm, height_cm } }
}

const pinInText = /(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/g

/** The PIN code of the shop's address, where parcels are collected unless another one is saved. */
const pinOfAddress = (lines: string[]) => lines.join(' ').match(pinInText)?.at(-1)?.replace(/\s/, '') ?? null

/** What a parcel needs of the settings. */
export async function readParcelDefaults({ db, store }: { db: Handle; store: Parts['store'] }) {
  const { pickup_pin, packing_g, box } = await findSettings(db)
  return { pickupPin: pickup_pin ?? pinOfAddress(store().address), packing_g, box }
}

/** The settings, and the variants on sale with their boxes. */
export async function readParcelSettings({
  db,
  store,
}: Pick<Parts, 'db' | 'store'>): Promise<ParcelSettings> {
  const [settings, rows] = await Promise.all([findSettings(db), listVariants(db)])
  return {
    ...settings,
    pickup_pin: settings.pickup_pin ?? pinOfAddress(store().address),
    variants: rows.map(({ pack_id, name, weight_g, packed_g, ...sides }) => ({
      pack_id,
      name,
      weight_g,
      packed_g,
      box: boxOf(sides),
    })),
  }
}

const listVariants = (db: Db) =>
  db
    .selectFrom('packs')
    .innerJoin('products', 'products.id', 'packs.product_id')
    .leftJoin('variant_boxes', 'variant_boxes.pack_id', 'packs.id')
    .select([
      'packs.id as pack_id',
      sql<string>`products.name || ' ' || packs.label`.as('name'),
      'packs.weight_g',
      'variant_boxes.packed_g',
      'variant_boxes.length_cm',
      'variant_boxes.width_cm',
      'variant_boxes.height_cm',
    ])
    .where('packs.on_sale', '=', true)
    .orderBy('packs.product_id')
    .orderBy('packs.position')
    .limit(2000)
    .execute()

type Sides = { length_cm: number | null; width_cm: number | null; height_cm: number | null }

/** The box; null if a variant has none. */
export const boxOf = ({ length_cm, width_cm, height_cm }: Sides) =>
  length_cm !== null && width_cm !== null && height_cm !== null ? { length_cm, width_cm, height_cm } : null

/** Saves the settings if the stored version is still this one, 0 for the defaults. @returns whether they were saved */
export async function writeParcelSettings(
  trx: Transaction<Database>,
  { version, pickup_pin, packing_g, box, variants }: ParcelSettingsInput,
  { by, now }: { by: number; now: Date },
): Promise<boolean> {
  const changed = {
    pickup_pin,
    packing_g,
    ...box,
    version: version + 1,
    changed_at: now,
    changed_by: by,
  }
  const written =
    version === 0
      ? await trx
          .insertInto('parcel_settings')
          .values(changed)
          .onConflict((saved) => saved.column('only_row').doNothing())
          .returning('version')
          .executeTakeFirst()
      : await trx
          .updateTable('parcel_settings')
          .set(changed)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst()
  if (!written) return false
  for (const { pack_id, packed_g, box: own } of variants) {
    const sides = own ?? { length_cm: null, width_cm: null, height_cm: null }
    // A variant that is gone meanwhile is left out.
    await trx
      .insertInto('variant_boxes')
      .columns(['pack_id', 'packed_g', 'length_cm', 'width_cm', 'height_cm'])
      .expression((eb) =>
        eb
          .selectFrom('packs')
          .select((row) => [
            row.ref('packs.id').as('pack_id'),
            sql<number | null>`${packed_g}::integer`.as('packed_g'),
            sql<number | null>`${sides.length_cm}::integer`.as('length_cm'),
            sql<number | null>`${sides.width_cm}::integer`.as('width_cm'),
            sql<number | null>`${sides.height_cm}::integer`.as('height_cm'),
          ])
          .where('packs.id', '=', pack_id),
      )
      .onConflict((saved) => saved.column('pack_id').doUpdateSet({ packed_g, ...sides }))
      .execute()
  }
  return true
}
