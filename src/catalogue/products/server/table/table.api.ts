import { doors } from '#http/calls/doors.ts'
import type { Parts } from '#parts.ts'
import type { Language } from '#words/language.ts'
import { type ChangedProduct, mostChanged, tableEndpoints } from '../../table-contract.ts'
import { said } from '../../words/index.ts'
import { said as officeSaid } from '../../words/office/changes/index.ts'
import { type ChangeProduct, changeProduct } from './change-product.ts'
import { findLastChange, productsOfSending } from './product-changes.queries.ts'
import { undoChange } from './undo-change.ts'

/** The door of the products' table: many at once, each answered for by itself. */
export const tableApi = (parts: Parts) =>
  doors('catalogue', tableEndpoints, {
    'POST /products/changes': async ({ user, body, language }) => {
      const changed: ChangedProduct[] = []
      for (const typed of body.products)
        changed.push(told(typed.id, await changeProduct(parts, user, body.form_key, typed), language))
      return changed
    },

    'GET /products/changes/last': async ({ user }) => ({
      last: await findLastChange(parts.db, user, parts.clock.now()),
    }),

    'POST /products/changes/undo': async ({ user, body, language }) => {
      const { form_key, after = 0 } = body
      const { ids, isMore } = await productsOfSending(parts.db, form_key, after, mostChanged)
      const products: ChangedProduct[] = []
      for (const id of ids) products.push(told(id, await undoChange(parts, user, form_key, id), language))
      return { products, next: isMore ? (ids.at(-1) ?? null) : null }
    },
  })

function told(id: number, change: ChangeProduct, language: Language): ChangedProduct {
  const nothing = { id, message: null, cell: null, product: null }
  if (change.ok) return { ...nothing, outcome: 'saved', product: change.product }
  switch (change.reason) {
    case 'NO_SUCH_PRODUCT':
      return { ...nothing, outcome: 'gone', message: said.productIsGone.in(language) }
    case 'WRONG_CELL': {
      const { sentence, cell, product } = change
      return { id, outcome: 'refused', message: sentence.in(language), cell, product }
    }
    case 'EDITED_MEANWHILE': {
      const { by, changed, current } = change
      const sentence = officeSaid.editedMeanwhile({ by, fields: changed, what: 'product' })
      return { ...nothing, outcome: 'edited_meanwhile', message: sentence.in(language), product: current }
    }
  }
}
