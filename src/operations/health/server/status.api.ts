import { createRoutes } from '#http/calls/doors.ts'
import type { Parts } from '#parts.ts'
import { healthEndpoints } from '../contract.ts'
import { createHealthChecks } from './read-status.ts'

export const healthChecksApi = (parts: Parts) =>
  createRoutes('status', healthEndpoints, { 'GET /status': createHealthChecks(parts) })
