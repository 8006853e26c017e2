import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Settings } from '#settings/settings.ts'
import type { StoreFacts } from '../contract.ts'
import { areOwnFacts } from './are-own-facts.ts'
import { startingFacts } from './starting-facts.ts'

/** Without these a page would name nobody, or the sample shop. */
const needed: (keyof StoreFacts)[] = ['name', 'phones', 'email', 'legalName', 'address']

/**
 * Whether visitors are told `Opening soon` (decision X16): until name, contacts, legal facts, where it sells from and a first product are the
 * merchant's own. A shop that has sold stays open when it has nothing on sale. A demo is always open.
 */
export async function isOpening(
  db: Db,
  settings: Pick<Settings, 'demo' | 'publicUrl'>,
  facts: StoreFacts,
): Promise<boolean> {
  if (settings.demo) return false
  if (facts.name === startingFacts(settings).name || !areOwnFacts(facts, needed)) return true
  if (!saysWhereItIs(facts)) return true
  return !(await hasProduct(db))
}

/** The district it delivers to until it makes zones, and the state it sells from. Nobody's are invented. */
export const saysWhereItIs = ({ shipping: { district, state } }: StoreFacts) =>
  district !== '' && state !== ''

async function hasProduct(db: Db) {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from packs where on_sale) or exists (select from payments where pays_order) as found`.execute(
    db,
  )
  return rows[0]?.found ?? false
}
