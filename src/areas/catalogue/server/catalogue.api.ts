import { doors } from '../../../http/doors.ts'
import type { Parts } from '../../../parts.ts'
import { whenKnown } from '../../../values/soon.ts'
import type { PictureParts } from '../../pictures/server/store-pictures.ts'
import { catalogueEndpoints } from '../contract.ts'
import { answerList, createCatalogueAnswers } from './catalogue-answers.ts'
import { categoryChanges, noCategory } from './category-changes.ts'
import { noProduct, productChanges } from './product-changes.ts'

export function catalogueApi(parts: Parts & PictureParts) {
  const answers = createCatalogueAnswers(parts)
  return doors('catalogue', catalogueEndpoints, {
    'GET /products': (call) => {
      const { category_id, ...query } = call.query
      const list = answers.products({ ...query, categoryId: category_id })
      return whenKnown(list, (kept) => answerList(call, kept))
    },

    'GET /products/{id}': ({ params }) =>
      whenKnown(answers.product(params.id), (kept) => kept?.bytes ?? noProduct()),

    'GET /categories': (call) => whenKnown(answers.categories(call.query), (kept) => answerList(call, kept)),

    'GET /categories/{id}': ({ params }) =>
      whenKnown(answers.category(params.id), (kept) => kept?.bytes ?? noCategory()),

    'GET /categories/{id}/products': async (call) => {
      const categoryId = call.params.id
      if (!(await answers.category(categoryId))) return noCategory()
      return answerList(call, await answers.products({ ...call.query, categoryId }))
    },

    ...productChanges(parts),
    ...categoryChanges(parts),
  })
}
