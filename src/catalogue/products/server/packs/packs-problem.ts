import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { Pack, TypedPack } from '../../pack-contract.ts'
import { said } from '../../words/office/changes/index.ts'
import { type WrongField, wrongField } from '../change-refusals.ts'
import { newStock } from './new-stock.ts'

type Sizes = {
  /** The product they are of, which is not added yet or was, by an earlier sending of its form. */
  of: { id: number } | { form_key: string | undefined }
  /** Its sizes as they are. */
  before: Pack[]
  first: { size: string; sku: string | null }
  more: TypedPack[]
}

/** What is wrong with a product's sizes that are right each by itself. */
export async function packsProblem(trx: Transaction<Database>, sizes: Sizes): Promise<WrongField | null> {
  const { of, before, first, more } = sizes
  const others = new Map(before.slice(1).map((pack) => [pack.id, pack]))
  const ids = more.flatMap(({ id }) => id ?? [])
  if (ids.some((id) => !others.has(id)) || hasTwins(ids)) return wrongField('more_packs', said.sizesChanged)
  if (hasTwins([first, ...more].map(({ size }) => size.toLowerCase())))
    return wrongField('more_packs', said.sizesAlike)
  for (const pack of more) {
    const old = others.get(pack.id ?? 0)
    if (old && newStock(pack, old) < 0)
      return wrongField('more_packs', said.sizeSold({ size: old.size, left: old.stock }))
  }
  const skus = [first, ...more].flatMap(({ sku }) => sku?.toLowerCase() ?? [])
  if (hasTwins(skus) || (await isTaken(trx, of, skus))) return wrongField('sku', said.skuTaken)
  return null
}

const hasTwins = (values: unknown[]) => new Set(values).size < values.length

async function isTaken(trx: Transaction<Database>, of: Sizes['of'], skus: string[]) {
  if (skus.length === 0) return false
  const taken = await trx
    .selectFrom('packs')
    .innerJoin('products', 'products.id', 'packs.product_id')
    .select('packs.id')
    .where((eb) => eb(eb.fn<string>('lower', ['sku']), 'in', skus))
    .where('position', 'is not', null)
    .where((eb) =>
      'id' in of
        ? eb('products.id', '<>', of.id)
        : eb('products.form_key', 'is distinct from', of.form_key ?? ''),
    )
    .executeTakeFirst()
  return taken !== undefined
}
