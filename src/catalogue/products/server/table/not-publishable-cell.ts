import type { Db } from '#database/connect.ts'
import type { Sentence } from '#words/sentences.ts'
import { requireProduct } from '../products/product-view.ts'
import { wrongCell } from './diff-cells.ts'

/** The refusal for a row whose product may not be sold; reads the product, which is unchanged. */
export const notPublishableCell = async (db: Db, productId: number, sentence: Sentence) => ({
  ...wrongCell({ pack_id: null, field: 'visibility' }, sentence),
  product: await requireProduct(db, productId),
})
