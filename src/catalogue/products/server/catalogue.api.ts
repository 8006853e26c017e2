import type { PictureParts } from '#catalogue/pictures/server/store-pictures.ts'
import { doors } from '#http/calls/doors.ts'
import { answerPage, pagingOf } from '#http/calls/paging.ts'
import type { Parts } from '#parts.ts'
import { whenKnown } from '#values/soon.ts'
import { catalogueEndpoints } from '../contract.ts'
import { type AnswerParts, answerList, createCatalogueAnswers, usualPage } from './catalogue-answers.ts'
import { findKeptCategory } from './categories/categories.queries.ts'
import { categoryChanges, noCategory } from './categories/category-changes.ts'
import { listArchived } from './products/archived-products.queries.ts'
import { noProduct, productChanges } from './products/product-changes.ts'
import { listProducts } from './products/product-list.queries.ts'
import { keptProductView } from './products/product-view.ts'
import { findProduct } from './products/products.queries.ts'

export function catalogueApi(parts: Parts & PictureParts & Pick<AnswerParts, 'spend'>) {
  const answers = createCatalogueAnswers(parts)
  return doors('catalogue', catalogueEndpoints, {
    'GET /products': (call) => {
      const { category_id, ...query } = call.query
      const list = answers.products({ ...query, categoryId: category_id }, call)
      return whenKnown(list, (kept) => answerList(call, kept))
    },

    'GET /products/{id}': ({ params, language }) =>
      whenKnown(answers.product(params.id, language), (kept) => kept ?? noProduct()),

    'GET /products/all': async ({ query, request, reply }) => {
      const { category_id, shown, ...wish } = query
      const page = await listProducts(parts.db, {
        ...wish,
        ...pagingOf(wish, usualPage),
        categoryId: category_id,
        shelf: shown ?? 'kept',
      })
      return answerPage(request, reply, { ...page, items: page.items.map(keptProductView) })
    },

    'GET /products/all/{id}': async ({ params }) => {
      const row = await findProduct(parts.db, params.id, 'kept')
      return row ? keptProductView(row) : noProduct()
    },

    'GET /products/archived': async ({ query, request, reply }) =>
      answerPage(request, reply, await listArchived(parts.db, { ...query, limit: query.limit ?? usualPage })),

    'GET /categories': (call) =>
      whenKnown(answers.categories(call.query, call), (kept) => answerList(call, kept)),

    'GET /categories/{id}': ({ params, language }) =>
      whenKnown(answers.category(params.id, language), (kept) => kept ?? noCategory()),

    'GET /categories/all/{id}': async ({ params }) =>
      (await findKeptCategory(parts.db, params.id)) ?? noCategory(),

    'GET /categories/{id}/products': async (call) => {
      const categoryId = call.params.id
      if (!(await answers.category(categoryId, call.language))) return noCategory()
      return answerList(call, await answers.products({ ...call.query, categoryId }, call))
    },

    ...productChanges(parts),
    ...categoryChanges(parts),
  })
}
