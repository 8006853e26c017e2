import type { FastifyReply, FastifyRequest } from 'fastify'
import { labelIn } from '#catalogue/labels/contract.ts'
import { asksOfLabels, type LabelFilter } from '#catalogue/labels/server/has-label.ts'
import { findLabel } from '#catalogue/labels/server/labels.queries.ts'
import { tooManyTries } from '#http/calls/errors.ts'
import { isFromWithin } from '#http/calls/from-within.ts'
import { asBytes, createKeptAnswers, type KeptAnswer } from '#http/calls/kept-answers.ts'
import { answerPage, type Page, pagingOf } from '#http/calls/paging.ts'
import { costs, type Spend } from '#http/page-costs.ts'
import type { Parts } from '#parts.ts'
import type { Language } from '#words/language.ts'
import { findCategory, listCategories } from './categories/categories.queries.ts'
import { listProducts, type ProductFilter, type ProductSort } from './products/product-list.queries.ts'
import { productView } from './products/product-view.ts'
import { findProduct } from './products/products.queries.ts'

type Paging = { limit?: number | undefined; cursor?: string | undefined }
type ProductWish = ProductFilter & Paging & { sort?: ProductSort | undefined }
/** Who asks, and what they read. */
type Asking = { request: FastifyRequest; language: Language }
type Searched = LabelFilter & { q?: string | undefined }
type CategoryWish = Paging & { q?: string | undefined }

export type AnswerParts = Pick<Parts, 'db' | 'clock' | 'catalogueVersion'> & {
  spend: Spend
}

/** How long a page is that does not say. */
export const usualPage = 24

/** The catalogue as shoppers read it: answers kept as bytes until the catalogue or a stock figure may have changed. */
export function createCatalogueAnswers({ spend, ...parts }: AnswerParts) {
  const keep = createKeptAnswers(parts)
  const { db } = parts

  /** What is made for a network is part of what it may have made in a minute. */
  const pay = async (wish: Searched, request: FastifyRequest, isKnown: boolean) => {
    const cost = isFromWithin(request) ? 0 : costOf(wish, isKnown)
    const seconds = cost === 0 ? 0 : await spend(request.ip, cost)
    if (seconds > 0) throw tooManyTries(seconds)
  }

  return {
    products: (wish: ProductWish, { request, language }: Asking) =>
      keep(`products/${language}/${JSON.stringify(wish)}`, async (isKnown) => {
        await pay(wish, request, isKnown)
        const page = await listProducts(db, { ...wish, ...pagingOf(wish, usualPage) })
        return pageBytes({ ...page, items: page.items.map((row) => productView(row, language)) })
      }),

    product: (productId: number, language: Language) =>
      keep(`product/${language}/${productId}`, async () => {
        const row = await findProduct(db, productId)
        if (!row) return null
        const label = (await findLabel(db, productId))?.label
        return oneBytes({ ...productView(row, language), ...(label && { label: labelIn(label, language) }) })
      }),

    categories: (wish: CategoryWish, { request, language }: Asking) =>
      keep(`categories/${language}/${JSON.stringify(wish)}`, async (isKnown) => {
        await pay(wish, request, isKnown)
        return pageBytes(await listCategories(db, { ...wish, ...pagingOf(wish, usualPage) }, language))
      }),

    category: (categoryId: number, language: Language) =>
      keep(`category/${language}/${categoryId}`, async () => {
        const found = await findCategory(db, categoryId, language)
        return found ? oneBytes(found) : null
      }),
  }
}

/**
 * Words can be made up, and filters, sorting and pages combined, without end, and each combination is an answer of its own. One
 * that is kept and only made again is what other shoppers look at, too. The whole list is one answer for all: it costs nothing.
 */
function costOf({ q, ...wish }: Searched, isKnown: boolean) {
  if (q !== undefined || asksOfLabels(wish)) return costs.search
  if (Object.values(wish).every((one) => one === undefined)) return 0
  return isKnown ? costs.page : costs.search
}

const isPaged = ({ limit, cursor }: Paging) => limit !== undefined || cursor !== undefined

const pageBytes = ({ items, next, total }: Page<unknown>) => ({ bytes: asBytes(items), next, total })
const oneBytes = (item: unknown) => ({ bytes: asBytes(item), next: null, total: 1 })

/** Sends a kept list (decision S8): a page with its headers where one was asked for, or where the list is too long. */
export function answerList(
  { request, reply, query }: { request: FastifyRequest; reply: FastifyReply; query: Paging },
  kept: KeptAnswer,
) {
  if (isPaged(query) || kept.next !== null) answerPage(request, reply, { ...kept, items: [] })
  return kept
}
