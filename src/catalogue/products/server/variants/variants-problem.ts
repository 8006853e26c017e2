import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { Variant, VariantInput } from '../../variant-contract.ts'
import { changesSentences } from '../../words/index.ts'
import { type WrongField, wrongField } from '../change-refusals.ts'
import { applyStockDifference } from './apply-stock-difference.ts'

type VariantsToCheck = {
  /** The product: by id, or by idempotency key when an earlier request may have created it. */
  of: { id: number } | { form_key: string | undefined }
  /** Its stored variants. */
  before: Variant[]
  first: { size: string; sku: string | null }
  more: VariantInput[]
}

/**
 * Checks a product's variants against each other, the stored ones and the SKUs of other products, after each was
 * validated alone.
 * @returns the first problem, or null
 */
export async function variantsProblem(
  trx: Transaction<Database>,
  variants: VariantsToCheck,
): Promise<WrongField | null> {
  const { of, before, first, more } = variants
  const others = new Map(before.slice(1).map((variant) => [variant.id, variant]))
  const ids = more.flatMap(({ id }) => id ?? [])
  if (ids.some((id) => !others.has(id)) || hasDuplicates(ids))
    return wrongField('more_packs', changesSentences.sizesChanged)
  if (hasDuplicates([first, ...more].map(({ size }) => size.toLowerCase())))
    return wrongField('more_packs', changesSentences.sizesAlike)
  for (const variant of more) {
    const existing = others.get(variant.id ?? 0)
    if (existing && applyStockDifference(variant, existing) < 0)
      return wrongField(
        'more_packs',
        changesSentences.sizeSold({ size: existing.size, left: existing.stock }),
      )
  }
  const skus = [first, ...more].flatMap(({ sku }) => sku?.toLowerCase() ?? [])
  if (hasDuplicates(skus) || (await isSkuTaken(trx, of, skus)))
    return wrongField('sku', changesSentences.skuTaken)
  return null
}

const hasDuplicates = (values: unknown[]) => new Set(values).size < values.length

/** Whether a variant of another product has one of these SKUs, which must be in lower case. */
async function isSkuTaken(trx: Transaction<Database>, of: VariantsToCheck['of'], skus: string[]) {
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
