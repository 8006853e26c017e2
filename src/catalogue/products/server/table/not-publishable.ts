import type { Db } from '#database/connect.ts'
import type { Sentence } from '#words/sentences.ts'
import { requireProduct } from '../products/product-view.ts'
import { wrongCell } from './cells.ts'

/** What a row is told whose product may not be sold; it is shown as it has stayed. */
export const notPublishable = async (db: Db, productId: number, sentence: Sentence) => ({
  ...wrongCell({ pack_id: null, field: 'visibility' }, sentence),
  product: await requireProduct(db, productId),
})
