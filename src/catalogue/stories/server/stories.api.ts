import type { FastifyRequest } from 'fastify'
import { refuseClaims } from '#catalogue/labels/server/claims/uncovered-claims.ts'
import { refuseEditConflict, refuseField } from '#catalogue/products/server/change-refusals.ts'
import type { RouteParts } from '#domain-module.ts'
import { tooManyRequestsError } from '#http/calls/errors.ts'
import { isInternalRequest } from '#http/calls/internal-token.ts'
import { setPageHeaders } from '#http/calls/paging.ts'
import { notFound, refuse } from '#http/calls/refusal.ts'
import { createResponseCache, toJsonBytes } from '#http/calls/response-cache.ts'
import { createRoutes } from '#http/calls/routes.ts'
import { rateLimitCosts } from '#http/rate-limit-costs.ts'
import { storyEndpoints } from '../contract.ts'
import { officeSentences, sentences } from '../words/index.ts'
import { addStory, editStory, type SaveStory } from './save-story.ts'
import { findEditedStory, findStory, listEditedStories, listStories } from './stories.queries.ts'
import { readStoryView, storyCardView } from './story-view.ts'

const defaultPageSize = 12
const editedPageSize = 24

export function storiesApi(parts: RouteParts) {
  const { db, store, spend } = parts
  const cachedResponse = createResponseCache(parts, { maxBytes: 2 * 1024 * 1024 })

  /** Filters and pages combine without limit, so that an answer that isn't cached takes from the client's budget. */
  const charge = async (request: FastifyRequest) => {
    const seconds = isInternalRequest(request) ? 0 : await spend(request.ip, rateLimitCosts.page)
    if (seconds > 0) throw tooManyRequestsError(seconds)
  }

  return createRoutes('stories', storyEndpoints, {
    'GET /stories': async ({ query, language, request, reply }) => {
      const cached = await cachedResponse(`list/${language}/${JSON.stringify(query)}`, async () => {
        await charge(request)
        const page = await listStories(db, { ...query, limit: query.limit ?? defaultPageSize })
        return { ...page, bytes: toJsonBytes(page.items.map((row) => storyCardView(row, language))) }
      })
      setPageHeaders(request, reply, { ...cached, items: [] })
      return cached
    },

    'GET /stories/{id}': async ({ params, language }) => {
      const cached = await cachedResponse(`story/${language}/${params.id}`, async () => {
        const row = await findStory(db, params.id, 'published')
        if (!row) return null
        const story = await readStoryView(db, row, { language, store: store() })
        return { bytes: toJsonBytes(story), next: null, total: 1 }
      })
      return cached ?? notFound(sentences.storyIsGone)
    },

    'GET /edited-stories': async ({ query, request, reply }) =>
      setPageHeaders(
        request,
        reply,
        await listEditedStories(db, { ...query, limit: query.limit ?? editedPageSize }),
      ),

    'GET /edited-stories/{id}': async ({ params }) =>
      (await findEditedStory(db, params.id)) ?? notFound(sentences.storyIsGone),

    'GET /edited-stories/{id}/preview': async ({ params, language }) => {
      const row = await findStory(db, params.id)
      return row ? readStoryView(db, row, { language, store: store() }) : notFound(sentences.storyIsGone)
    },

    'POST /edited-stories': async ({ user, body, files }) =>
      toAnswer(await addStory(parts, user, body, files)),

    'PUT /edited-stories/{id}': async ({ user, params, body, files }) =>
      toAnswer(await editStory(parts, user, params.id, body, files)),
  })
}

function toAnswer(saved: SaveStory) {
  if (saved.ok) return saved.story
  switch (saved.reason) {
    case 'NO_SUCH_STORY':
      return notFound(sentences.storyIsGone)
    case 'ADDED_DIFFERENTLY':
      return refuse(409, 'ADDED_DIFFERENTLY', officeSentences.addedDifferently)
    case 'UNCONFIRMED_CLAIMS':
      return refuseClaims(saved.claims)
    case 'WRONG_FIELD':
      return refuseField(saved)
    case 'EDITED_MEANWHILE':
      return refuseEditConflict('page', saved)
  }
}
