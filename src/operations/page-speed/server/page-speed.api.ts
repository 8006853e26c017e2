import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { pageSpeedEndpoints } from '../contract.ts'

/** A Fastify plugin with the route for visitors’ measurements. */
export const pageSpeedApi = ({ pageSpeed }: Parts) =>
  createRoutes('page-speed', pageSpeedEndpoints, {
    'POST /page-speed': ({ body: { device, samples }, language }) => {
      for (const sample of samples) pageSpeed.record({ ...sample, device, language })
      return { recorded: samples.length }
    },
  })
