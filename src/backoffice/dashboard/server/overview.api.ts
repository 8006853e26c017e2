import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { overviewEndpoints } from '../contract.ts'
import { readOverview } from './read-overview.ts'

export const overviewApi = (parts: Parts) =>
  createRoutes('backoffice', overviewEndpoints, {
    'GET /overview': async ({ user }) => readOverview(parts, user),
  })
