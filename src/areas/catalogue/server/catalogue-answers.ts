import type { FastifyReply, FastifyRequest } from 'fastify'
import { asBytes, createKeptAnswers } from '../../../http/kept-answers.ts'
import { answerPage, type Page, pagingOf } from '../../../http/paging.ts'
import type { Parts } from '../../../parts.ts'
import { findCategory, listCategories } from './categories.queries.ts'
import { listProducts, type ProductFilter, type ProductSort } from './product-list.queries.ts'
import { productView } from './product-view.ts'
import { findProduct } from './products.queries.ts'

type Paging = { limit?: number | undefined; cursor?: string | undefined }
type ProductWish = ProductFilter & Paging & { sort?: ProductSort | undefined }
type CategoryWish = Paging & { q?: string | undefined }

const usualPage = 24

/** The catalogue as shoppers read it: answers kept as bytes until the catalogue or a stock figure may have changed. */
export function createCatalogueAnswers(parts: Pick<Parts, 'db' | 'clock' | 'catalogueVersion'>) {
  const keep = createKeptAnswers(parts)
  const { db } = parts
  return {
    products: (wish: ProductWish) =>
      keep(`products ${JSON.stringify(wish)}`, async () => {
        const page = await listProducts(db, { ...wish, ...pagingOf(wish, usualPage) })
        return pageBytes({ ...page, items: page.items.map(productView) })
      }),

    product: (productId: number) =>
      keep(`product ${productId}`, async () => {
        const row = await findProduct(db, productId)
        return row ? oneBytes(productView(row)) : null
      }),

    categories: (wish: CategoryWish) =>
      keep(`categories ${JSON.stringify(wish)}`, async () =>
        pageBytes(await listCategories(db, { ...wish, ...pagingOf(wish, usualPage) })),
      ),

    category: (categoryId: number) =>
      keep(`category ${categoryId}`, async () => {
        const found = await findCategory(db, categoryId)
        return found ? oneBytes(found) : null
      }),
  }
}

const isPaged = ({ limit, cursor }: Paging) => limit !== undefined || cursor !== undefined

const pageBytes = ({ items, next, total }: Page<unknown>) => ({ bytes: asBytes(items), next, total })
const oneBytes = (item: unknown) => ({ bytes: asBytes(item), next: null, total: 1 })

/** Sends a kept list (decision S8): a page with its headers where one was asked for, or where the list is too long. */
export function answerList(
  { request, reply, query }: { request: FastifyRequest; reply: FastifyReply; query: Paging },
  { bytes, next, total }: { bytes: Buffer; next: string | null; total: number },
) {
  if (isPaged(query) || next !== null) answerPage(request, reply, { items: [], next, total })
  return bytes
}
