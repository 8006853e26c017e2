import { doors } from '#http/calls/doors.ts'
import type { Parts } from '#parts.ts'
import { overviewEndpoints } from '../contract.ts'
import { readOverview } from './read-overview.ts'

export const overviewApi = (parts: Parts) =>
  doors('backoffice', overviewEndpoints, { 'GET /overview': () => readOverview(parts) })
