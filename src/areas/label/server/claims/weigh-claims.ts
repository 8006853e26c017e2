import { sql, type Transaction } from 'kysely'
import type { Db } from '../../../../database/connect.ts'
import type { Database } from '../../../../database/schema.ts'
import { refuse } from '../../../../http/calls/refusal.ts'
import { type AdvertisedClaim, claimsIn, patternOf } from '../../../../values/food-claims.ts'
import { claims as onLabels } from '../../../../values/food-label.ts'
import { recordActivity } from '../../../backoffice/server/record-activity.ts'
import { claimsUnconfirmed, type WeighedClaim } from '../../claims-contract.ts'
import { claims as labelWords } from '../../words/en.ts'
import * as words from '../../words/office/claims/en.ts'
import { said } from '../../words/office/claims/index.ts'

type Handle = Db | Transaction<Database>
type Texts = Record<string, unknown>

/** So many names of products are told. */
const named = 10

/**
 * What new words claim of food that not every label says (decision X25). Words that stand there already were asked about
 * when they came.
 * @param before what is published now
 * @param categoryId whose products the words stand for; otherwise all that are on sale
 */
export async function weighClaims(
  db: Handle,
  { before, after, categoryId }: { before: Texts; after: Texts; categoryId?: number | null },
): Promise<WeighedClaim[]> {
  const isNew = ([name, text]: [string, unknown]) => typeof text === 'string' && text !== before[name]
  const found = Object.entries(after)
    .filter(isNew)
    .flatMap(([, text]) => claimsIn(String(text)))
  const weighed = await Promise.all([...new Set(found)].map((claim) => weigh(db, claim, categoryId)))
  return weighed.filter(({ carrying, lacking }) => lacking > 0 || carrying === 0)
}

async function weigh(db: Handle, claim: AdvertisedClaim, categoryId?: number | null): Promise<WeighedClaim> {
  const { rows } = await sql<{ says: boolean; amount: number; names: string[] }>`
    select says, count(*)::integer as amount, (array_agg(name order by name, id))[1:${sql.lit(named)}] as names
    from (
      select products.id, products.name, coalesce(${carries(claim)}, false) as says
      from products left join product_labels on product_labels.product_id = products.id
      where products.archived_at is null
        ${categoryId === undefined ? sql`` : sql`and products.category_id = ${categoryId}`}
    ) as sold group by says`.execute(db)
  const [does, doesNot] = [true, false].map((says) => rows.find((row) => row.says === says))
  return {
    claim: nameOf(claim),
    carrying: does?.amount ?? 0,
    lacking: doesNot?.amount ?? 0,
    saying: does?.names ?? [],
    not_saying: doesNot?.names ?? [],
  }
}

const isOnLabels = (claim: AdvertisedClaim): claim is (typeof onLabels)[number] =>
  (onLabels as readonly string[]).includes(claim)

/** Ticked on the label; what has no box there is carried by the name of the food. */
const carries = (claim: AdvertisedClaim) =>
  isOnLabels(claim)
    ? sql<boolean>`product_labels.says @> array[${`claim:${claim}`}]::text[]`
    : sql<boolean>`lower(product_labels.label ->> 'generic_name') ~ ${patternOf(claim)}`

const nameOf = (claim: AdvertisedClaim) => (isOnLabels(claim) ? labelWords[claim] : words.others[claim])

/** The refusal that asks the merchant to confirm; the same call with `claims_confirmed` then goes through. */
export const refuseClaims = (claims: WeighedClaim[]) =>
  refuse(409, claimsUnconfirmed, said.notOnEveryLabel({ claims: claims.map(inWords).join(' ') }), {
    more: { claims },
  })

const inWords = ({ claim, carrying, lacking }: WeighedClaim) =>
  carrying === 0 ? words.onNone({ claim }) : words.lacking({ claim, lacking, all: carrying + lacking })

type Confirmation = Pick<Parameters<typeof recordActivity>[1], 'actor' | 'subject' | 'now'>

/** Writes down who confirmed them; nothing where there was nothing to confirm. */
export async function recordConfirmedClaims(
  trx: Transaction<Database>,
  claims: WeighedClaim[],
  confirmation: Confirmation,
) {
  if (claims.length === 0) return
  const names = claims.map(({ claim }) => `“${claim}”`).join(', ')
  await recordActivity(trx, { ...confirmation, action: words.confirmed({ claims: names }) })
}
