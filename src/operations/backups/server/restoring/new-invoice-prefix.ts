import { randomInt } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { bumpCatalogueVersion } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import { readSettings } from '#settings/settings.ts'
import { readStoreSettings } from '#shopfront/settings/server/read-store-settings.ts'
import { insertStoreSettings } from '#shopfront/settings/server/store-settings.queries.ts'

const capitals = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const prefixes = capitals.flatMap((first) => [...capitals, ...'0123456789'].map((second) => first + second))

/**
 * Starts a new invoice prefix that no document has: customers may have lost documents with the next numbers, and the
 * law requires unique numbers. Random, so that restoring a backup twice gives different prefixes.
 * @returns the prefix, which the merchant may change
 */
export async function startNewInvoicePrefix(
  trx: Transaction<Database>,
  now: Date,
  settings = readSettings({ DEMO: 'off' }),
): Promise<string> {
  const { facts, version } = await readStoreSettings(trx, settings)
  const taken = new Set([facts.tax.prefix, ...(await listUsedPrefixes(trx))])
  const free = prefixes.filter((letters) => !taken.has(letters))
  const prefix = free[randomInt(free.length)] ?? facts.tax.prefix
  const tax = { ...facts.tax, prefix }
  if (version === 0) await insertStoreSettings(trx, { facts: { ...facts, tax }, version, by: null, now })
  // Only adds the prefix, so that the other settings keep their defaults.
  else
    await sql`update store_facts set facts = facts || jsonb_build_object('tax', ${JSON.stringify(tax)}::jsonb),
      version = version + 1, changed_at = ${now}, changed_by = null`.execute(trx)
  await bumpCatalogueVersion(trx)
  return prefix
}

async function listUsedPrefixes(trx: Transaction<Database>) {
  const { rows } = await sql<{ letters: string }>`
    select distinct split_part(number, '/', 1) as letters from documents`.execute(trx)
  return rows.map(({ letters }) => letters)
}
