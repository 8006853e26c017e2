import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { ClaimCoverage } from '../../claims-contract.ts'
import { type AdvertisedClaim, labelSupportsClaim, type SupportingLabel } from '../../rules/food-claims.ts'
import { type Contents, isContradicted } from '../../rules/food-label.ts'
import { claims as labelWords } from '../../words/en.ts'
import { others } from '../../words/office/claims/en.ts'

export type Handle = Db | Transaction<Database>
export type ProductWithLabel = {
  id: number
  name: string
  label: (SupportingLabel & Partial<Contents>) | null
}

/**
 * The products on sale, by name, each with the label fields that can back or contradict a claim.
 * @param categoryId only products of this category; undefined: of all, null: no products
 */
export const listLabelsOnSale = (db: Handle, categoryId?: number | null): Promise<ProductWithLabel[]> =>
  db
    .selectFrom('products')
    .leftJoin('product_labels', 'product_labels.product_id', 'products.id')
    .select([
      'products.id',
      'products.name',
      sql<ProductWithLabel['label']>`jsonb_build_object(
        'claims', label -> 'claims', 'generic_name', label ->> 'generic_name', 'mark', label ->> 'mark',
        'contains', label -> 'contains', 'may_contain', label -> 'may_contain', 'added_sugars', label -> 'added_sugars'
      )`.as('label'),
    ])
    .where('products.archived_at', 'is', null)
    .$if(categoryId !== undefined, (sold) => sold.where('products.category_id', '=', categoryId ?? null))
    .orderBy('products.name')
    .orderBy('products.id')
    .execute()

/** How many product names an answer lists at most. */
const maxNames = 10

/**
 * How many products carry a claim on their labels and how many do not, with the first names of each. A product without a
 * label does not carry it.
 */
export function measureCoverage(claim: AdvertisedClaim, products: ProductWithLabel[]): ClaimCoverage {
  const [saying, lacking] = [true, false].map((says) =>
    products.filter(({ label }) => labelSupportsClaim(label, claim) === says).map(({ name }) => name),
  )
  return {
    claim: claimNameOf(claim),
    carrying: saying?.length ?? 0,
    lacking: lacking?.length ?? 0,
    saying: saying?.slice(0, maxNames) ?? [],
    not_saying: lacking?.slice(0, maxNames) ?? [],
  }
}

const names: Record<AdvertisedClaim, string> = { ...labelWords, ...others }
const claimNameOf = (claim: AdvertisedClaim) => names[claim]

/** Products whose labels do not carry a claim, and those among them whose contents contradict it. */
export function findProductsWithoutClaim(claim: AdvertisedClaim, products: ProductWithLabel[]) {
  const lacking = products.filter(({ label }) => !labelSupportsClaim(label, claim))
  return { lacking, refuting: lacking.filter(({ label }) => isContradicted(claim, contentsOf(label))) }
}

/** What a label says about the contents, which a claim may contradict. */
const contentsOf = (label: ProductWithLabel['label']): Contents => ({
  mark: label?.mark ?? null,
  contains: label?.contains ?? [],
  may_contain: label?.may_contain ?? [],
  added_sugars: label?.added_sugars ?? null,
})
