import { refuseClaims } from '#catalogue/labels/server/claims/uncovered-claims.ts'
import type { PictureParts } from '#catalogue/pictures/server/store-pictures.ts'
import { notFound, type Refusal, refuse } from '#http/calls/refusal.ts'
import type { Handlers } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import type { catalogueEndpoints } from '../../contract.ts'
import { changesSentences, sentences } from '../../words/index.ts'
import { refuseEditConflict, refuseField } from '../change-refusals.ts'
import { addCategory } from './add-category.ts'
import { type DeleteCategory, deleteCategory } from './delete-category.ts'
import { type EditCategoryRefused, editCategory } from './edit-category.ts'
import { moveCategory } from './move-category.ts'

type CategoryWriteRoutes = Pick<
  Handlers<typeof catalogueEndpoints>,
  'POST /categories/add' | 'PUT /categories/{id}' | 'DELETE /categories/{id}' | 'PUT /categories/{id}/move'
>

export const refuseUnknownCategory = () => notFound(sentences.categoryIsGone)

/** Route handlers for changes to categories. */
export const categoryWriteRoutes = (parts: Parts & PictureParts): CategoryWriteRoutes => ({
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
    return { message: changesSentences.categoryDeleted({ name: deleted.name }).in(language) }
  },

  'PUT /categories/{id}/move': async ({ params, body, language }) =>
    (await moveCategory(parts, { categoryId: params.id, to: body.to }))
      ? { message: changesSentences.orderSaved.in(language) }
      : refuseUnknownCategory(),
})

function refuseEdit(refused: EditCategoryRefused): Refusal {
  switch (refused.reason) {
    case 'NO_SUCH_CATEGORY':
      return refuseUnknownCategory()
    case 'WRONG_FIELD':
      return refuseField(refused)
    case 'UNCONFIRMED_CLAIMS':
      return refuseClaims(refused.claims)
    case 'EDITED_MEANWHILE':
      return refuseEditConflict('category', refused)
  }
}

function refuseDeleting(refused: Extract<DeleteCategory, { ok: false }>): Refusal {
  if (refused.reason === 'NO_SUCH_CATEGORY') return refuseUnknownCategory()
  const { name, products } = refused
  return refuse(409, 'CATEGORY_HAS_PRODUCTS', changesSentences.hasProducts({ name, products }), {
    more: { products },
  })
}
