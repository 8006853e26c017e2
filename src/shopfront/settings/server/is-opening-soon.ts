import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Settings } from '#settings/settings.ts'
import type { StoreSettings } from '../contract.ts'
import { areCustomized } from './are-customized.ts'
import { initialSettings } from './initial-settings.ts'

/** Settings that must be the merchant's own before the shop may open. */
const requiredSettings: (keyof StoreSettings)[] = ['name', 'phones', 'email', 'legalName', 'address']

/**
 * Whether visitors see “Opening soon” (decision X16): until name, contacts, legal data, location and a first product
 * are the merchant's own. A shop that has had a paid order stays open even with nothing on sale. A demo is always
 * open.
 */
export async function isOpeningSoon(
  db: Db,
  settings: Pick<Settings, 'demo' | 'publicUrl'>,
  facts: StoreSettings,
): Promise<boolean> {
  if (settings.demo) return false
  if (facts.name === initialSettings(settings).name || !areCustomized(facts, requiredSettings)) return true
  if (!hasShopLocation(facts)) return true
  return !(await hasProductOrPaidOrder(db))
}

/** Whether the district (the delivery area until zones exist) and the state are entered. */
export const hasShopLocation = ({ shipping: { district, state } }: StoreSettings) =>
  district !== '' && state !== ''

/** Whether there is a product on sale or has been a paid order. */
async function hasProductOrPaidOrder(db: Db) {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from packs where on_sale) or exists (select from payments where pays_order) as found`.execute(
    db,
  )
  return rows[0]?.found ?? false
}
