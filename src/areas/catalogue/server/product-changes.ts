import type { Handlers } from '../../../http/doors.ts'
import { notFound, type Refusal, refuse } from '../../../http/refusal.ts'
import type { Parts } from '../../../parts.ts'
import type { PictureParts } from '../../pictures/server/store-pictures.ts'
import type { catalogueEndpoints } from '../contract.ts'
import { type AddProductRefused, addProduct } from './add-product.ts'
import { archiveProduct } from './archive-product.ts'
import { refuseEditedMeanwhile, refuseField } from './change-refusals.ts'
import { type EditProductRefused, editProduct } from './edit-product.ts'

type ProductChanges = Pick<
  Handlers<typeof catalogueEndpoints>,
  'POST /products/add' | 'PUT /products/{id}' | 'DELETE /products/{id}'
>

export const noProduct = () => notFound('This product is not sold any more.')

/** The door's handlers for what an administrator does to products. */
export const productChanges = (parts: Parts & PictureParts): ProductChanges => ({
  'POST /products/add': async ({ user, body, files }) => {
    const added = await addProduct(parts, user, body, files)
    return added.ok ? added.product : refuseAdding(added)
  },

  'PUT /products/{id}': async ({ user, params, body, files }) => {
    const edited = await editProduct(parts, user, params.id, body, files)
    return edited.ok ? edited.product : refuseEdit(edited)
  },

  'DELETE /products/{id}': async ({ user, params }) => {
    const name = await archiveProduct(parts, user, params.id)
    return name === null ? noProduct() : { message: `${name} is not sold any more.` }
  },
})

function refuseAdding(refused: AddProductRefused): Refusal {
  switch (refused.reason) {
    case 'NO_SUCH_PRODUCT':
      return noProduct()
    case 'WRONG_FIELD':
      return refuseField(refused)
    case 'ADDED_DIFFERENTLY':
      return refuse(409, 'ADDED_DIFFERENTLY', addedDifferently, { fields: { name: addedDifferently } })
  }
}

const addedDifferently =
  'This product was added when you pressed before, and differs from what is typed here. Please edit it in View Products.'

function refuseEdit(refused: EditProductRefused): Refusal {
  switch (refused.reason) {
    case 'NO_SUCH_PRODUCT':
      return noProduct()
    case 'WRONG_FIELD':
      return refuseField(refused)
    case 'EDITED_MEANWHILE':
      return refuseEditedMeanwhile('product', refused)
  }
}
