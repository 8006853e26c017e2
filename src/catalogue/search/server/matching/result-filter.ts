import { type RawBuilder, sql } from 'kysely'
import { animalAllergens } from '#catalogue/labels/rules/food-label.ts'
import type { LabelFilter } from '#catalogue/labels/server/label-condition.ts'

/** What a list of products is narrowed to; prices in paise. */
export type ResultFilter = LabelFilter & {
  categoryId?: number | undefined
  minPaise?: number | undefined
  maxPaise?: number | undefined
  inStock?: boolean | undefined
}

/**
 * SQL condition on `product_labels`: what is on the label does not contradict the claims (`isContradicted`). Labels that
 * contradict themselves can't be saved, but may have been before that was checked.
 */
export function notContradicted(claims: readonly string[] = []): RawBuilder<boolean> {
  const names = (allergens: readonly string[]) => sql`${sql.val([...allergens])}::text[]`
  const contains = sql`coalesce(product_labels.label -> 'contains', '[]')`
  const rules: RawBuilder<boolean>[] = [sql<boolean>`true`]
  if (claims.includes('gluten_free'))
    rules.push(
      sql`not jsonb_exists(${contains} || coalesce(product_labels.label -> 'may_contain', '[]'), 'gluten')`,
    )
  if (claims.includes('vegan'))
    rules.push(
      sql`product_labels.label ->> 'mark' is distinct from 'non_veg'`,
      sql`not jsonb_exists_any(${contains}, ${names(['milk', ...animalAllergens])})`,
    )
  if (claims.includes('no_added_sugar'))
    rules.push(sql`coalesce((product_labels.label ->> 'added_sugars')::double precision, 0) = 0`)
  return sql<boolean>`(${sql.join(rules, sql` and `)})`
}
