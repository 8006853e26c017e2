import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import type { Language } from '#words/language.ts'
import { maxChangedProducts, type ProductChangeResult, tableEndpoints } from '../../table-contract.ts'
import { changesSentences, sentences } from '../../words/index.ts'
import { findLastChange, listProductsChangedWith } from './product-changes.queries.ts'
import { type SaveProductCells, saveProductCells } from './save-product-cells.ts'
import { undoChange } from './undo-change.ts'

/** Routes of the products table: many products per request, each with its own result. */
export const tableApi = (parts: Parts) =>
  createRoutes('catalogue', tableEndpoints, {
    'POST /products/changes': async ({ user, body, language }) => {
      const changed: ProductChangeResult[] = []
      for (const input of body.products)
        changed.push(
          toChangeResult(input.id, await saveProductCells(parts, user, body.form_key, input), language),
        )
      return changed
    },

    'GET /products/changes/last': async ({ user }) => ({
      last: await findLastChange(parts.db, user, parts.clock.now()),
    }),

    'POST /products/changes/undo': async ({ user, body, language }) => {
      const { form_key, after = 0 } = body
      const { ids, isMore } = await listProductsChangedWith(parts.db, form_key, after, maxChangedProducts)
      const products: ProductChangeResult[] = []
      for (const id of ids)
        products.push(toChangeResult(id, await undoChange(parts, user, form_key, id), language))
      return { products, next: isMore ? (ids.at(-1) ?? null) : null }
    },
  })

function toChangeResult(id: number, change: SaveProductCells, language: Language): ProductChangeResult {
  const emptyResult = { id, message: null, cell: null, product: null }
  if (change.ok) return { ...emptyResult, outcome: 'saved', product: change.product }
  switch (change.reason) {
    case 'NO_SUCH_PRODUCT':
      return { ...emptyResult, outcome: 'gone', message: sentences.productIsGone.in(language) }
    case 'WRONG_CELL': {
      const { sentence, cell, product } = change
      return { id, outcome: 'refused', message: sentence.in(language), cell, product }
    }
    case 'EDITED_MEANWHILE': {
      const { by, changed, current } = change
      const sentence = changesSentences.editedMeanwhile({ by, fields: changed, what: 'product' })
      return { ...emptyResult, outcome: 'edited_meanwhile', message: sentence.in(language), product: current }
    }
  }
}
