import { notFound } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { publishingEndpoints } from '../contract.ts'
import { listHiddenIncomplete, listIncomplete } from './list-incomplete.ts'
import { currentPublishRules, missingToPublish } from './missing-to-publish.ts'
import { findPublishFacts } from './publish-facts.queries.ts'

export const publishingApi = (parts: Parts) =>
  createRoutes('publishing', publishingEndpoints, {
    'GET /products/{id}/missing': async ({ params }) => {
      const product = await findPublishFacts(parts.db, params.id)
      if (!product) return notFound()
      return { missing: missingToPublish(product, currentPublishRules(parts)) }
    },

    'GET /products/incomplete': async () => {
      const [onSale, barred] = await Promise.all([
        listIncomplete(parts.db, parts),
        listHiddenIncomplete(parts.db, parts),
      ])
      const products = [
        ...barred.map((product) => ({ ...product, on_sale: false })),
        ...onSale.map((product) => ({ ...product, on_sale: true })),
      ]
      return {
        deadline: parts.store().labelDeadline ?? null,
        count: products.length,
        products: products.slice(0, maxNamed),
      }
    },
  })

const maxNamed = 50
