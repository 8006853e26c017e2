import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { healthEndpoints } from '../contract.ts'
import { createHealthChecks } from './run-health-checks.ts'

/** A Fastify plugin with the route of the health checks. */
export const healthChecksApi = (parts: Parts) =>
  createRoutes('status', healthEndpoints, { 'GET /status': createHealthChecks(parts) })
