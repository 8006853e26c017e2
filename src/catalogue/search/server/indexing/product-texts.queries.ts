import type { Transaction } from 'kysely'
import type { Label } from '#catalogue/labels/contract.ts'
import type { Database } from '#database/schema.ts'

type LabelTexts = Pick<Label, 'generic_name' | 'ingredients' | 'directions'>
type TextsOf<Translated> = { [Language in string]?: Partial<Translated> }

/** What products are searched by, of those among `ids` that are on sale. */
export async function readSearchedTexts(trx: Transaction<Database>, ids: number[]) {
  const rows = await trx
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .leftJoin('product_labels', 'product_labels.product_id', 'products.id')
    .select([
      'products.id',
      'products.name',
      'products.one_liner',
      'products.description',
      'products.composition',
      'products.translations',
      'categories.id as category_id',
      'categories.name as category_name',
      'categories.translations as category_translations',
      'product_labels.label',
      'product_labels.says',
    ])
    .where('products.archived_at', 'is', null)
    .where('products.id', 'in', ids)
    .execute()
  // Labels are validated when they are saved; older ones may lack newer fields.
  return rows.map((row) => ({
    ...row,
    label: row.label as (Partial<LabelTexts> & { translations?: TextsOf<LabelTexts> }) | null,
  }))
}

export type SearchedTexts = Awaited<ReturnType<typeof readSearchedTexts>>[number]
