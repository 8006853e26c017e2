import { sql } from 'kysely'
import type { Db } from '../../../../database/connect.ts'
import type { Parts } from '../../../../parts.ts'
import { readStore } from '../../../store/server/read-store.ts'
import { saveStore } from '../../../store/server/save-store.ts'

const signs = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789']

/**
 * Has the numbers of bills and invoices begin with letters that no paper of the shop has: customers may hold papers with the
 * numbers that come next in the backup, and the law wants each to be given once.
 * @returns the letters, which the merchant may change
 */
export async function beginOtherLetters(parts: Parts): Promise<string> {
  const { facts, version } = await readStore(parts.db)
  const taken = new Set([facts.tax.prefix, ...(await usedLetters(parts.db))])
  const prefix = lettersLike(facts.tax.prefix).find((letters) => !taken.has(letters)) ?? facts.tax.prefix
  await saveStore(parts, { facts: { ...facts, tax: { ...facts.tax, prefix } }, version, by: null })
  await parts.followStore()
  return prefix
}

async function usedLetters(db: Db) {
  const { rows } = await sql<{ letters: string }>`
    select distinct split_part(number, '/', 1) as letters from documents`.execute(db)
  return rows.map(({ letters }) => letters)
}

/** Those with the same first letter come first, and of them the ones that follow. */
function lettersLike(prefix: string) {
  const [first = '', second = ''] = prefix
  const from = (sign: string) => {
    const at = signs.indexOf(sign) + 1
    return [...signs.slice(at), ...signs.slice(0, at)]
  }
  return [first, ...from(first)].flatMap((one) => from(second).map((other) => one + other))
}
