import { sql } from 'kysely'
import { taxColumns } from '#accounting/tax/rules/tax-class.ts'
import {
  initialVisibility,
  resolveVisibility,
} from '#catalogue/products/server/visibility/resolve-visibility.ts'
import type { VisibilitySchedule } from '#catalogue/products/visibility-contract.ts'
import { currentPublishRules, type PublishRules } from '#catalogue/publishing/server/missing-to-publish.ts'
import { listPublishFacts } from '#catalogue/publishing/server/publish-facts.queries.ts'
import {
  findNewlyMissing,
  missingSentence,
  type PublishedProduct,
  toPublishState,
  unpublished,
} from '#catalogue/publishing/server/require-publishable.ts'
import type { Db } from '#database/connect.ts'
import type { Parts } from '#parts.ts'
import type { ImportProblem } from '../rules/columns.ts'
import type { PlannedProduct } from '../rules/plan-products.ts'

type Needed = Pick<Parts, 'db' | 'clock' | 'settings' | 'store'>

/** A planned product with the facts that decide whether it may be sold, before and after the import. */
export type PublishChange = {
  planned: PlannedProduct
  shown: VisibilitySchedule
  before: PublishedProduct | undefined
  after: PublishedProduct
}

export async function readPublishChanges(
  { db, settings, clock }: Needed,
  plan: PlannedProduct[],
): Promise<PublishChange[]> {
  if (plan.length === 0) return []
  const now = clock.now()
  const [facts, amounts] = await Promise.all([
    listPublishFacts(
      db,
      plan.map(({ product }) => product?.id ?? 0),
    ),
    readNetAmounts(
      db,
      plan.flatMap(({ sizes }) => sizes.map(({ size }) => size)),
    ),
  ])
  const stored = new Map(facts.map((row) => [row.id, row]))
  return plan.map((planned) => {
    const before = stored.get(planned.product?.id ?? 0)
    const resolved = resolveVisibility(
      planned.product ?? initialVisibility(settings),
      { visibility: planned.visibility },
      now,
    )
    if (!resolved.ok) throw new Error('a visibility without times is always valid')
    return {
      planned,
      shown: resolved.shown,
      before,
      after: factsAfter(planned, resolved.shown, { before, amounts, now }),
    }
  })
}

/** Whether the products may be sold afterwards, by the rule of the product form. Claims can only be confirmed there. */
export function findPublishProblems(
  parts: Pick<Parts, 'settings' | 'store' | 'clock'>,
  changes: PublishChange[],
  rules: PublishRules = currentPublishRules(parts),
): ImportProblem[] {
  return changes.flatMap(({ planned, before, after }) => {
    const { wasPublished, newlyMissing } = findNewlyMissing(
      before ? toPublishState(before, rules) : unpublished,
      toPublishState(after, rules),
    )
    if (newlyMissing.length === 0) return []
    const message = missingSentence(wasPublished, newlyMissing).in('en')
    return { row: planned.row, column: planned.visibility ? 'visibility' : null, message }
  })
}

type Facts = { before: PublishedProduct | undefined; amounts: Map<string, number | null>; now: Date }

function factsAfter(
  { product, name, one_liner, description, hsn, tax_rate, sizes }: PlannedProduct,
  shown: VisibilitySchedule,
  { before, amounts, now }: Facts,
): PublishedProduct {
  const inFile = new Set(sizes.map(({ pack }) => pack?.id))
  const others = product?.packs.filter(({ id }) => !inFile.has(id)) ?? []
  return {
    id: product?.id ?? 0,
    translations: before?.translations ?? {},
    confirmed_claims: before?.confirmed_claims ?? [],
    label: before?.label ?? null,
    label_version: before?.label_version ?? null,
    name,
    one_liner,
    description,
    hsn,
    ...taxColumns(tax_rate),
    archived_at: shown.visibility === 'on_sale' ? null : now,
    publish_at: shown.publish_at === null ? null : new Date(shown.publish_at),
    packs: [
      ...others.map(({ net_amount, mrp }) => ({ net_amount, mrp_paise: mrp })),
      ...sizes.map(({ size, mrp }) => ({ net_amount: amounts.get(size) ?? null, mrp_paise: mrp })),
    ],
  }
}

/** What the database will read from the names of sizes, such as 500 from `500 g`. */
async function readNetAmounts(db: Db, sizes: string[]) {
  const names = JSON.stringify([...new Set(sizes)])
  const { rows } = await sql<{ name: string; amount: number | null }>`
    select name, (net_quantity_of(name))[1]::double precision as amount
    from jsonb_array_elements_text(${names}::jsonb) as size (name)`.execute(db)
  return new Map(rows.map(({ name, amount }) => [name, amount]))
}
