import { setPageHeaders } from '#http/calls/paging.ts'
import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { activityEndpoints } from '../contract.ts'
// Registers the words, so that the contract's messages can be translated to the user's language.
import '../words/index.ts'
import { listActivity } from './activity.queries.ts'

/** A Fastify plugin with the route of the activity log. */
export const activityApi = (parts: Parts) =>
  createRoutes('backoffice', activityEndpoints, {
    'GET /activity': async ({ query, request, reply }) =>
      setPageHeaders(request, reply, await listActivity(parts.db, query)),
  })
