import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { type AdvertisedClaim, type CarryingLabel, carriesClaim } from '#values/food-claims.ts'
import { type Contents, isContradicted } from '#values/food-label.ts'
import type { WeighedClaim } from '../../claims-contract.ts'
import { claims as labelWords } from '../../words/en.ts'
import { others } from '../../words/office/claims/en.ts'

export type Handle = Db | Transaction<Database>
export type Labelled = { id: number; name: string; label: (CarryingLabel & Partial<Contents>) | null }

/**
 * The products on sale that words stand for, in the order of the alphabet, each with what a claim may rest on.
 * @param categoryId those of one category; of none where it is null
 */
export const listLabels = (db: Handle, categoryId?: number | null): Promise<Labelled[]> =>
  db
    .selectFrom('products')
    .leftJoin('product_labels', 'product_labels.product_id', 'products.id')
    .select([
      'products.id',
      'products.name',
      sql<Labelled['label']>`jsonb_build_object(
        'claims', label -> 'claims', 'generic_name', label ->> 'generic_name', 'mark', label ->> 'mark',
        'contains', label -> 'contains', 'may_contain', label -> 'may_contain', 'added_sugars', label -> 'added_sugars'
      )`.as('label'),
    ])
    .where('products.archived_at', 'is', null)
    .$if(categoryId !== undefined, (sold) => sold.where('products.category_id', '=', categoryId ?? null))
    .orderBy('products.name')
    .orderBy('products.id')
    .execute()

/** So many names of products are told. */
const named = 10

export function weigh(claim: AdvertisedClaim, products: Labelled[]): WeighedClaim {
  const [saying, silent] = [true, false].map((says) =>
    products.filter(({ label }) => carriesClaim(label, claim) === says).map(({ name }) => name),
  )
  return {
    claim: nameOf(claim),
    carrying: saying?.length ?? 0,
    lacking: silent?.length ?? 0,
    saying: saying?.slice(0, named) ?? [],
    not_saying: silent?.slice(0, named) ?? [],
  }
}

const names: Record<AdvertisedClaim, string> = { ...labelWords, ...others }
const nameOf = (claim: AdvertisedClaim) => names[claim]

/** Those whose labels do not carry a claim, and of them those whose contents make it untrue. */
export function withoutClaim(claim: AdvertisedClaim, products: Labelled[]) {
  const lacking = products.filter(({ label }) => !carriesClaim(label, claim))
  return { lacking, refuting: lacking.filter(({ label }) => isContradicted(claim, contentsOf(label))) }
}

const contentsOf = (label: Labelled['label']): Contents => ({
  mark: label?.mark ?? null,
  contains: label?.contains ?? [],
  may_contain: label?.may_contain ?? [],
  added_sugars: label?.added_sugars ?? null,
})
