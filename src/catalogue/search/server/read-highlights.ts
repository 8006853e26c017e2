import { bumpCatalogueVersion, changeCatalogue } from '#database/catalogue-version.ts'
import type { Db } from '#database/connect.ts'
import type { Parts } from '#parts.ts'
import type { Language } from '#words/language.ts'
import type { Highlights } from '../contract.ts'
import { listSoldIds } from './bestsellers.queries.ts'
import { readProducts } from './found-products.queries.ts'
import { countClaims, listNewIds } from './highlights.queries.ts'

/** One row of cards on the largest screen. A list with fewer products than the least is not worth a heading. */
const [mostProducts, leastProducts] = [5, 2]
/** A link to a filtered list must lead to a choice. */
const leastOfClaim = 2

/** The bestsellers, the new products, and the claims by which products can be chosen, for the home page. */
export async function readHighlights(db: Db, now: Date, language: Language): Promise<Highlights> {
  const [sold, added, claims] = await Promise.all([
    listSoldIds(db, now, mostProducts),
    listNewIds(db, now, mostProducts),
    countClaims(db, leastOfClaim),
  ])
  const read = (ids: number[]) => (ids.length < leastProducts ? [] : readProducts(db, ids, language))
  const [bestsellers, newest] = [await read(sold), await read(added)]
  return { bestsellers, newest, claims }
}

/** What this process saw last, to notice a change. */
const lastSeen = new WeakMap<HighlightParts['catalogueVersion'], string>()

/**
 * A job: sales and the passing of time change which products are highlighted without any change of the catalogue, which
 * cached pages wait for. So it raises the catalogue version, whereupon pages are compared with their data again.
 */
export async function refreshHighlights({ db, clock, catalogueVersion }: HighlightParts) {
  const now = clock.now()
  const ids = [await listSoldIds(db, now, mostProducts), await listNewIds(db, now, mostProducts)]
  const seen = JSON.stringify(ids)
  if (seen === lastSeen.get(catalogueVersion)) return
  await changeCatalogue({ db, catalogueVersion }, bumpCatalogueVersion)
  lastSeen.set(catalogueVersion, seen)
}
type HighlightParts = Pick<Parts, 'db' | 'clock' | 'catalogueVersion'>
