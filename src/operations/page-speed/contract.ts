import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { devices, pageKinds, speedMetrics } from './rules/speed-metrics.ts'

/** Far more than one visit measures before it is sent. */
const maxSamples = 20

const speedSample = z.object({
  metric: z.enum(speedMetrics),
  page: z.enum(pageKinds),
  /** Milliseconds; CLS has no unit. Implausibly large values are recorded as the largest plausible one. */
  value: z.number().nonnegative(),
})

export const pageSpeedEndpoints = {
  'POST /page-speed': {
    right: 'anyone',
    summary: 'Report how fast the shop’s pages were in a visitor’s browser, without any personal data',
    body: z.object({
      device: z.enum(devices),
      samples: z.array(speedSample).min(1).max(maxSamples),
    }),
    answer: z.object({ recorded: z.int() }),
    // Customers of one mobile network share addresses. Reports over the limit are lost, and nobody notices.
    limit: { most: 120, perSeconds: 60 },
  },
} satisfies Endpoints

export type PageSpeedReport = z.input<(typeof pageSpeedEndpoints)['POST /page-speed']['body']>
