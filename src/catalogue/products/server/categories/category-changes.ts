import { refuseClaims } from '#catalogue/labels/server/claims/weigh-claims.ts'
import type { PictureParts } from '#catalogue/pictures/server/store-pictures.ts'
import type { Handlers } from '#http/calls/doors.ts'
import { notFound, type Refusal, refuse } from '#http/calls/refusal.ts'
import type { Parts } from '#parts.ts'
import type { catalogueEndpoints } from '../../contract.ts'
import { said } from '../../words/index.ts'
import { said as officeSaid } from '../../words/office/changes/index.ts'
import { refuseEditedMeanwhile, refuseField } from '../change-refusals.ts'
import { addCategory } from './add-category.ts'
import { type DeleteCategory, deleteCategory } from './delete-category.ts'
import { type EditCategoryRefused, editCategory } from './edit-category.ts'
import { moveCategory } from './move-category.ts'

type CategoryChanges = Pick<
  Handlers<typeof catalogueEndpoints>,
  'POST /categories/add' | 'PUT /categories/{id}' | 'DELETE /categories/{id}' | 'PUT /categories/{id}/move'
>

export const noCategory = () => notFound(said.categoryIsGone)

/** The door's handlers for what an administrator does to categories. */
export const categoryChanges = (parts: Parts & PictureParts): CategoryChanges => ({
  'POST /categories/add': async ({ user, body, files }) => {
    const added = await addCategory(parts, user, body, files)
    if (added.ok) return added.category
    return added.reason === 'UNCONFIRMED_CLAIMS' ? refuseClaims(added.claims) : refuseField(added)
  },

  'PUT /categories/{id}': async ({ user, params, body, files }) => {
    const edited = await editCategory(parts, user, params.id, body, files)
    return edited.ok ? edited.category : refuseEdit(edited)
  },

  'DELETE /categories/{id}': async ({ user, params, language }) => {
    const deleted = await deleteCategory(parts, user, params.id)
    if (!deleted.ok) return refuseDeleting(deleted)
    return { message: officeSaid.categoryDeleted({ name: deleted.name }).in(language) }
  },

  'PUT /categories/{id}/move': async ({ params, body, language }) =>
    (await moveCategory(parts, { categoryId: params.id, to: body.to }))
      ? { message: officeSaid.orderSaved.in(language) }
      : noCategory(),
})

function refuseEdit(refused: EditCategoryRefused): Refusal {
  switch (refused.reason) {
    case 'NO_SUCH_CATEGORY':
      return noCategory()
    case 'WRONG_FIELD':
      return refuseField(refused)
    case 'UNCONFIRMED_CLAIMS':
      return refuseClaims(refused.claims)
    case 'EDITED_MEANWHILE':
      return refuseEditedMeanwhile('category', refused)
  }
}

function refuseDeleting(refused: Extract<DeleteCategory, { ok: false }>): Refusal {
  if (refused.reason === 'NO_SUCH_CATEGORY') return noCategory()
  const { name, products } = refused
  return refuse(409, 'CATEGORY_HAS_PRODUCTS', officeSaid.hasProducts({ name, products }), {
    more: { products },
  })
}
