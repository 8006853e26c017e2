import type { Transaction } from 'kysely'
import { type StoredPicture, upsertPicture } from '#catalogue/pictures/server/pictures.queries.ts'
import type { Database } from '#database/schema.ts'
import { pictureUrl } from '#values/pictures/picture.ts'
import type { ShownPicture } from './product-pictures.queries.ts'

type CurrentPicture = ShownPicture & { key: string }
type Arrangement = {
  present: CurrentPicture[]
  added: StoredPicture[]
  /** URLs of current pictures, and `new` for the next added one. Absent: the added ones replace the first ones. */
  wanted?: string[] | undefined
  /** The product's name, which is the alt text of added pictures. */
  name: string
  now: Date
}

/** Placeholder for the next uploaded picture. */
const placeForNew = 'new'

/** Whether the wanted pictures are all current or uploaded ones, each uploaded one exactly once. */
export function canArrange(wanted: string[], present: CurrentPicture[], uploadedCount: number) {
  const urls = new Set(present.map(({ key }) => pictureUrl(key)))
  const stored = wanted.filter((place) => place !== placeForNew)
  return wanted.length - stored.length === uploadedCount && stored.every((url) => urls.has(url))
}

/**
 * The pictures that a product is to show, in order; inserts the rows of added ones. The caller must check `canArrange`
 * first, and write the result.
 */
export async function arrangePictures(
  trx: Transaction<Database>,
  { present, added, wanted, name, now }: Arrangement,
): Promise<ShownPicture[]> {
  const uploaded: ShownPicture[] = []
  for (const picture of added)
    uploaded.push({ picture_id: await upsertPicture(trx, picture, now), alt: name })
  if (!wanted) return [...uploaded, ...present.slice(uploaded.length)]
  const byUrl = new Map(present.map((picture) => [pictureUrl(picture.key), picture]))
  return wanted.flatMap((place) => (place === placeForNew ? uploaded.shift() : byUrl.get(place)) ?? [])
}
