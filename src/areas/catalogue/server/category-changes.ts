import type { Handlers } from '../../../http/doors.ts'
import { notFound, type Refusal, refuse } from '../../../http/refusal.ts'
import type { Parts } from '../../../parts.ts'
import type { PictureParts } from '../../pictures/server/store-pictures.ts'
import type { catalogueEndpoints } from '../contract.ts'
import { addCategory } from './add-category.ts'
import { refuseEditedMeanwhile, refuseField } from './change-refusals.ts'
import { type DeleteCategory, deleteCategory } from './delete-category.ts'
import { type EditCategoryRefused, editCategory } from './edit-category.ts'

type CategoryChanges = Pick<
  Handlers<typeof catalogueEndpoints>,
  'POST /categories/add' | 'PUT /categories/{id}' | 'DELETE /categories/{id}'
>

export const noCategory = () => notFound('This category does not exist any more.')

/** The door's handlers for what an administrator does to categories. */
export const categoryChanges = (parts: Parts & PictureParts): CategoryChanges => ({
  'POST /categories/add': async ({ user, body, files }) => {
    const added = await addCategory(parts, user, body, files)
    return added.ok ? added.category : refuseField(added)
  },

  'PUT /categories/{id}': async ({ user, params, body, files }) => {
    const edited = await editCategory(parts, user, params.id, body, files)
    return edited.ok ? edited.category : refuseEdit(edited)
  },

  'DELETE /categories/{id}': async ({ user, params }) => {
    const deleted = await deleteCategory(parts, user, params.id)
    return deleted.ok ? { message: `${deleted.name} is deleted.` } : refuseDeleting(deleted)
  },
})

function refuseEdit(refused: EditCategoryRefused): Refusal {
  switch (refused.reason) {
    case 'NO_SUCH_CATEGORY':
      return noCategory()
    case 'WRONG_FIELD':
      return refuseField(refused)
    case 'EDITED_MEANWHILE':
      return refuseEditedMeanwhile('category', refused)
  }
}

function refuseDeleting(refused: Extract<DeleteCategory, { ok: false }>): Refusal {
  if (refused.reason === 'NO_SUCH_CATEGORY') return noCategory()
  const { name, products } = refused
  const sentence = `${name} still has ${products} ${products === 1 ? 'product' : 'products'}. Move or delete them first.`
  return refuse(409, 'CATEGORY_HAS_PRODUCTS', sentence, { more: { products } })
}
