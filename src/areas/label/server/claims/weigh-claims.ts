import { sql, type Transaction } from 'kysely'
import type { Db } from '../../../../database/connect.ts'
import type { Database } from '../../../../database/schema.ts'
import { refuse } from '../../../../http/calls/refusal.ts'
import {
  type AdvertisedClaim,
  type CarryingLabel,
  carriesClaim,
  claimsIn,
} from '../../../../values/food-claims.ts'
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
  if (found.length === 0) return []
  const products = await listLabels(db, categoryId)
  const weighed = [...new Set(found)].map((claim) => weigh(claim, products))
  return weighed.filter(({ carrying, lacking }) => lacking > 0 || carrying === 0)
}

type Labelled = { name: string; label: CarryingLabel }

/** The products that words stand for, in the order of the alphabet, each with what a claim may rest on. */
const listLabels = (db: Handle, categoryId?: number | null): Promise<Labelled[]> =>
  db
    .selectFrom('products')
    .leftJoin('product_labels', 'product_labels.product_id', 'products.id')
    .select([
      'products.name',
      sql<CarryingLabel>`jsonb_build_object('claims', label -> 'claims', 'generic_name', label ->> 'generic_name')`.as(
        'label',
      ),
    ])
    .where('products.archived_at', 'is', null)
    .$if(categoryId !== undefined, (sold) => sold.where('products.category_id', '=', categoryId ?? null))
    .orderBy('products.name')
    .orderBy('products.id')
    .execute()

function weigh(claim: AdvertisedClaim, products: Labelled[]): WeighedClaim {
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

const names: Record<AdvertisedClaim, string> = { ...labelWords, ...words.others }
const nameOf = (claim: AdvertisedClaim) => names[claim]

/** What a product's own words claim and its label does not carry. */
export const weighOwn = (product: string, claims: AdvertisedClaim[]): WeighedClaim[] =>
  claims.map((claim) => weigh(claim, [{ name: product, label: null }]))

/** The refusal that asks the merchant to confirm; the same call with `claims_confirmed` then goes through. */
export const refuseClaims = (claims: WeighedClaim[]) =>
  refuse(409, claimsUnconfirmed, said.notOnEveryLabel({ claims: claims.map(inWords).join(' ') }), {
    more: { claims },
  })

/** The same of one product's own words. */
export const refuseOwnClaims = (claims: WeighedClaim[]) =>
  refuse(409, claimsUnconfirmed, said.notOnItsLabel({ claims: namesOf(claims) }), { more: { claims } })

const namesOf = (claims: WeighedClaim[]) => claims.map(({ claim }) => `“${claim}”`).join(', ')

const inWords = ({ claim, carrying, lacking }: WeighedClaim) =>
  carrying === 0 ? words.onNone({ claim }) : words.lacking({ claim, lacking, all: carrying + lacking })

type Confirmation = Pick<Parameters<typeof recordActivity>[1], 'actor' | 'subject' | 'now'>

/** Writes down who confirmed them, and of a product's words that they are true; nothing where there was nothing to confirm. */
export async function recordConfirmedClaims(
  trx: Transaction<Database>,
  claims: WeighedClaim[],
  confirmation: Confirmation,
) {
  if (claims.length === 0) return
  const action = confirmation.subject.kind === 'product' ? words.confirmedOwn : words.confirmed
  await recordActivity(trx, { ...confirmation, action: action({ claims: namesOf(claims) }) })
}
