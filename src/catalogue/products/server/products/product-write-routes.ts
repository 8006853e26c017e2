import { refuseProductClaims } from '#catalogue/labels/server/claims/uncovered-claims.ts'
import type { PictureParts } from '#catalogue/pictures/server/store-pictures.ts'
import type { NotPublishable } from '#catalogue/publishing/server/require-publishable.ts'
import { notFound, type Refusal, refuse } from '#http/calls/refusal.ts'
import type { Handlers } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import type { catalogueEndpoints } from '../../contract.ts'
import { changesSentences, sentences } from '../../words/index.ts'
import { refuseEditConflict, refuseField, wrongField } from '../change-refusals.ts'
import { setVisibility } from '../visibility/set-visibility.ts'
import { type AddProductRefused, addProduct } from './add-product.ts'
import { archiveProduct } from './archive-product.ts'
import { toUnconfirmedClaims } from './confirm-product-claims.ts'
import { type EditProductRefused, editProduct } from './edit-product.ts'
import { restoreProduct } from './restore-product.ts'

type ProductWriteRoutes = Pick<
  Handlers<typeof catalogueEndpoints>,
  | 'POST /products/add'
  | 'PUT /products/{id}'
  | 'DELETE /products/{id}'
  | 'PUT /products/{id}/visibility'
  | 'PUT /products/{id}/restore'
>

/** The refusal (404) of a product that is unknown or deleted, or, in the public catalogue, not live. */
export const refuseUnknownProduct = () => notFound(sentences.productIsGone)

/** Route handlers for changes to products. */
export const productWriteRoutes = (parts: Parts & PictureParts): ProductWriteRoutes => ({
  'POST /products/add': async ({ user, body, files }) => {
    const added = await addProduct(parts, user, body, files)
    return added.ok ? added.product : refuseWrite(added)
  },

  'PUT /products/{id}': async ({ user, params, body, files }) => {
    const edited = await editProduct(parts, user, params.id, body, files)
    return edited.ok ? edited.product : refuseWrite(edited)
  },

  'DELETE /products/{id}': async ({ user, params, language }) => {
    const name = await archiveProduct(parts, user, params.id)
    return name === null
      ? refuseUnknownProduct()
      : { message: changesSentences.productDeleted({ name }).in(language) }
  },

  'PUT /products/{id}/visibility': async ({ user, params, body, language }) => {
    const name = await setVisibility(parts, user, { productId: params.id, ...body })
    if (name === null) return refuseUnknownProduct()
    if (typeof name !== 'string') return refusePublishing(name)
    const done = body.hidden ? changesSentences.productHidden : changesSentences.productOnSale
    return { message: done({ name }).in(language) }
  },

  'PUT /products/{id}/restore': async ({ user, params, body, language }) => {
    const restored = await restoreProduct(parts, user, { productId: params.id, categoryId: body.category_id })
    if (restored.ok) return { message: changesSentences.productBack({ name: restored.name }).in(language) }
    return restored.reason === 'NO_SUCH_PRODUCT' ? refuseUnknownProduct() : refuseField(restored)
  },
})

function refusePublishing(problem: NotPublishable): Refusal {
  const unconfirmed = toUnconfirmedClaims(problem)
  return unconfirmed
    ? refuseProductClaims(unconfirmed.claims)
    : refuseField(wrongField('hidden', problem.sentence))
}

const { addedDifferently } = changesSentences

function refuseWrite(refused: AddProductRefused | EditProductRefused): Refusal {
  switch (refused.reason) {
    case 'NO_SUCH_PRODUCT':
      return refuseUnknownProduct()
    case 'WRONG_FIELD':
      return refuseField(refused)
    case 'UNCONFIRMED_CLAIMS':
      return refuseProductClaims(refused.claims)
    case 'ADDED_DIFFERENTLY':
      return refuse(409, 'ADDED_DIFFERENTLY', addedDifferently, { fields: { name: addedDifferently } })
    case 'EDITED_MEANWHILE':
      return refuseEditConflict('product', refused)
  }
}
