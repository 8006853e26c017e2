import { type RawBuilder, sql } from 'kysely'
import type { Allergen, Claim, Mark } from '../../../values/food-label.ts'

export type LabelFilter = {
  without?: Allergen[] | undefined
  mark?: Mark[] | undefined
  claim?: Claim[] | undefined
}

/** Whether a list of the label has any of these. */
const hasAny = (list: string, names: readonly string[]) =>
  sql<boolean>`jsonb_exists_any(product_labels.label -> ${sql.lit(list)}, ${sql.val(names)}::text[])`

/**
 * Which products a shopper who asks so may be shown, as a condition on `products`; nothing where nothing is asked. Only
 * what a label says counts: a product whose ingredients nobody has named is not one without nuts.
 */
export function hasLabel({
  without = [],
  mark = [],
  claim = [],
}: LabelFilter): RawBuilder<boolean> | undefined {
  const asked = [
    ...(without.length > 0
      ? [
          sql<boolean>`product_labels.label ->> 'ingredients' <> ''`,
          sql<boolean>`not ${hasAny('contains', without)}`,
          sql<boolean>`not ${hasAny('may_contain', without)}`,
        ]
      : []),
    ...(mark.length > 0
      ? [sql<boolean>`product_labels.label ->> 'mark' = any(${sql.val(mark)}::text[])`]
      : []),
    ...claim.map((one) => hasAny('claims', [one])),
  ]
  if (asked.length === 0) return undefined
  return sql<boolean>`exists (select 1 from product_labels where product_labels.product_id = products.id and ${sql.join(asked, sql` and `)})`
}
