import { randomInt } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { raiseCatalogueVersion } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import { readSettings } from '#settings/settings.ts'
import { readStore } from '#shopfront/settings/server/read-store.ts'
import { insertStoreFacts } from '#shopfront/settings/server/store-facts.queries.ts'

const capitals = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const pairs = capitals.flatMap((first) => [...capitals, ...'0123456789'].map((second) => first + second))

/**
 * Has the numbers of bills and invoices begin with letters that no paper of the shop has: customers may hold papers with the
 * numbers that come next in the backup, and the law wants each to be given once. Drawn by lot, so that a backup that is
 * restored once more, after all that was sold on it was lost as well, does not lead to the same letters.
 * @returns the letters, which the merchant may change
 */
export async function beginOtherLetters(
  trx: Transaction<Database>,
  now: Date,
  settings = readSettings({ DEMO: 'off' }),
): Promise<string> {
  const { facts, version } = await readStore(trx, settings)
  const taken = new Set([facts.tax.prefix, ...(await usedLetters(trx))])
  const free = pairs.filter((letters) => !taken.has(letters))
  const prefix = free[randomInt(free.length)] ?? facts.tax.prefix
  const tax = { ...facts.tax, prefix }
  if (version === 0) await insertStoreFacts(trx, { facts: { ...facts, tax }, version, by: null, now })
  // Beside what the merchant saved, whatever else a shop starts with.
  else
    await sql`update store_facts set facts = facts || jsonb_build_object('tax', ${JSON.stringify(tax)}::jsonb),
      version = version + 1, changed_at = ${now}, changed_by = null`.execute(trx)
  await raiseCatalogueVersion(trx)
  return prefix
}

async function usedLetters(trx: Transaction<Database>) {
  const { rows } = await sql<{ letters: string }>`
    select distinct split_part(number, '/', 1) as letters from documents`.execute(trx)
  return rows.map(({ letters }) => letters)
}
