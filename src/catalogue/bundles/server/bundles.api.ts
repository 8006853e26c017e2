import { withPageHeaders } from '#catalogue/products/server/catalogue-cache.ts'
import { refuseEditConflict, refuseField } from '#catalogue/products/server/change-refusals.ts'
import type { RouteParts } from '#domain-module.ts'
import { tooManyRequestsError } from '#http/calls/errors.ts'
import { isInternalRequest } from '#http/calls/internal-token.ts'
import { pageRequestOf, setPageHeaders } from '#http/calls/paging.ts'
import { notFound } from '#http/calls/refusal.ts'
import { createResponseCache, toJsonBytes } from '#http/calls/response-cache.ts'
import { createRoutes } from '#http/calls/routes.ts'
import { rateLimitCosts } from '#http/rate-limit-costs.ts'
import { chainMaybePromise } from '#values/maybe-promise.ts'
import { bundleEndpoints } from '../contract.ts'
import { officeSentences, sentences } from '../words/index.ts'
import { findAdminBundle, findBundle, listAdminBundles, listBundles } from './bundles.queries.ts'
import { addBundle, deleteBundle, editBundle } from './save-bundle.ts'

const defaultPageSize = 24

export function bundlesApi(parts: RouteParts) {
  const { db, spend } = parts
  const cachedResponse = createResponseCache(parts)
  return createRoutes('bundles', bundleEndpoints, {
    'GET /bundles': (call) => {
      const { query, request, language } = call
      const list = cachedResponse(`bundles/${language}/${JSON.stringify(query)}`, async () => {
        const cost = isInternalRequest(request) ? 0 : rateLimitCosts.page
        const seconds = cost === 0 ? 0 : await spend(request.ip, cost)
        if (seconds > 0) throw tooManyRequestsError(seconds)
        const { product_id: productId, ...paging } = query
        const page = await listBundles(db, { productId, ...pageRequestOf(paging, defaultPageSize) }, language)
        return { ...page, bytes: toJsonBytes(page.items) }
      })
      return chainMaybePromise(list, (cached) => withPageHeaders(call, cached))
    },

    'GET /bundles/{id}': ({ params, language }) =>
      chainMaybePromise(
        cachedResponse(`bundle/${language}/${params.id}`, async () => {
          const found = await findBundle(db, params.id, language)
          return found && { bytes: toJsonBytes(found), next: null, total: 1 }
        }),
        (cached) => cached ?? noSuchBundle(),
      ),

    'GET /bundles/all': async ({ query, request, reply }) =>
      setPageHeaders(
        request,
        reply,
        await listAdminBundles(db, { ...query, ...pageRequestOf(query, defaultPageSize) }),
      ),

    'GET /bundles/all/{id}': async ({ params }) => (await findAdminBundle(db, params.id)) ?? noSuchBundle(),

    'POST /bundles/add': async ({ user, body }) => {
      const added = await addBundle(parts, user, body)
      return added.ok ? added.bundle : refuseField(added)
    },

    'PUT /bundles/{id}': async ({ user, params, body }) => {
      const edited = await editBundle(parts, user, params.id, body)
      if (edited.ok) return edited.bundle
      switch (edited.reason) {
        case 'NO_SUCH_BUNDLE':
          return noSuchBundle()
        case 'WRONG_FIELD':
          return refuseField(edited)
        case 'EDITED_MEANWHILE':
          return refuseEditConflict('bundle', edited)
      }
    },

    'DELETE /bundles/{id}': async ({ user, params, language }) => {
      const name = await deleteBundle(parts, user, params.id)
      return name === undefined
        ? noSuchBundle()
        : { message: officeSentences.bundleDeleted({ name }).in(language) }
    },
  })
}

const noSuchBundle = () => notFound(sentences.bundleGone)
