import type { Transaction } from 'kysely'
import type { StoredPicture } from '#catalogue/pictures/server/pictures.queries.ts'
import { changeCatalogue } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import { pictureUrl } from '#values/pictures/picture.ts'
import { maxPictures } from '#values/pictures/picture-limits.ts'
import { arrangePictures } from './arrange-pictures.ts'
import { listShownPictures, replaceShownPictures } from './product-pictures.queries.ts'
import { requireProduct } from './product-view.ts'
import { lockProduct } from './products.queries.ts'
import { recordEdit } from './record-edit.ts'

type Appended = { ok: true } | { ok: false; reason: 'gone' | 'full' }
type NewPicture = { productId: number; picture: StoredPicture; actor: { id: number; name: string } }

/**
 * Adds a stored picture behind the pictures of a product. One that the product shows already changes nothing.
 * @param finish writes what belongs to the result in the same transaction; if it returns false, nothing is changed
 */
export function appendPicture(
  parts: Pick<Parts, 'db' | 'clock' | 'catalogueVersion'>,
  { productId, picture, actor }: NewPicture,
  finish: (trx: Transaction<Database>, appended: Appended) => Promise<boolean>,
) {
  const now = parts.clock.now()
  return changeCatalogue(parts, async (trx) => {
    const isKept = await lockProduct(trx, productId)
    if (!isKept) return finish(trx, { ok: false, reason: 'gone' })
    const present = await listShownPictures(trx, productId)
    if (present.some(({ key }) => key === picture.key)) return finish(trx, { ok: true })
    if (present.length >= maxPictures) return finish(trx, { ok: false, reason: 'full' })
    if (!(await finish(trx, { ok: true }))) return false
    const before = await requireProduct(trx, productId)
    const wanted = [...present.map(({ key }) => pictureUrl(key)), 'new']
    const shown = await arrangePictures(trx, { present, added: [picture], wanted, name: before.name, now })
    await replaceShownPictures(trx, productId, shown)
    await recordEdit(trx, before, { actor, now })
    return true
  })
}
