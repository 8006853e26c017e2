import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { rupees, timestamp, timestampOrNull } from '#http/calls/schema-pieces.ts'
import { backupStatus } from '#operations/backups/contract.ts'
import { speedRatings } from '#operations/page-speed/rules/speed-limits.ts'
import { pageKinds, speedMetrics } from '#operations/page-speed/rules/speed-metrics.ts'

/** It works, needs attention soon, or does not work. */
const checkStates = ['works', 'look', 'broken'] as const
export type CheckState = (typeof checkStates)[number]

/** One health check. A check that timed out or failed counts as broken. */
const checkSchema = <Shape extends z.ZodRawShape>(facts: Shape) =>
  z.object({
    state: z.enum(checkStates),
    unread: z.enum(['late', 'failed']).nullable(),
    facts: z.object(facts).nullable(),
  })

const count = z.int()
const bytes = z.int()

const job = z.object({
  name: z.string(),
  every_seconds: z.number(),
  /** When it last finished in this process. */
  done_at: timestampOrNull,
  /** Its last run failed. */
  failing: z.boolean(),
  /** It should have finished long ago. */
  late: z.boolean(),
})

const disk = z.object({
  /** What the shop stores on this disk. */
  holds: z.array(z.enum(['data', 'pictures', 'backups'])),
  free: bytes,
  total: bytes,
})

/** How fast pages were for visitors: the 75th percentile in milliseconds; CLS has no unit. */
const speedOfMetric = z.object({
  metric: z.enum(speedMetrics),
  p75: z.number(),
  rating: z.enum(speedRatings),
  samples: count,
  /** The kind of page with the worst value, if that is not good. */
  slowest: z.object({ page: z.enum(pageKinds), p75: z.number() }).nullable(),
})

const lines = z.object({
  shop: checkSchema({
    release: z.string(),
    since: timestamp,
    /** The answering process; each process reports its own state. */
    host: z.string(),
    pid: count,
  }),
  database: checkSchema({
    kind: z.enum(['embedded', 'server']),
    /** Milliseconds of a minimal query. */
    ms: z.number(),
    bytes,
    /** Requests that wait for a connection to the server. */
    waiting: count,
    /** It accepts writes: it is no replica, and its disk is not full. */
    writable: z.boolean(),
  }),
  disk: checkSchema({ disks: z.array(disk), elsewhere: z.array(z.enum(['pictures', 'backups'])) }),
  memory: checkSchema({ used: bytes, free: bytes }),
  payments: checkSchema({
    mode: z.enum(['none', 'pretend', 'test', 'live']),
    /** When this process last got an answer. */
    answered_at: timestampOrNull,
    /** Since when no attempt was answered. */
    silent_since: timestampOrNull,
    /** It answers but refuses the keys. */
    refuses_keys: z.boolean(),
  }),
  /** Orders whose payment state the provider has not answered, counted up to a thousand. */
  unanswered: checkSchema({ orders: count, total: rupees, since: timestampOrNull }),
  /** The provider's webhooks. */
  webhooks: checkSchema({
    /** The last webhook with a valid signature. */
    heard_at: timestampOrNull,
    /** The last captured payment. */
    paid_at: timestampOrNull,
  }),
  /** Counted up to a thousand. */
  mails: checkSchema({
    waiting: count,
    /** Those that the mail server refused; they are retried. */
    refused: count,
    oldest_at: timestampOrNull,
    /** Mail is sent to a server; otherwise it is written to a folder. */
    leaves: z.boolean(),
  }),
  /** WhatsApp messages, counted up to a thousand. */
  whatsapp: checkSchema({
    on: z.boolean(),
    configured: z.boolean(),
    emulated: z.boolean(),
    waiting: count,
    oldest_at: timestampOrNull,
    /** What went wrong with messages that wait, or with those of the last day. */
    problem: z.enum(['account', 'template', 'temporary']).nullable(),
    error: z.string().nullable(),
  }),
  /** The connections of the shop, by where they are set. */
  connections: checkSchema({
    /** Entered in the back office and in use, and set in the environment. */
    here: count,
    elsewhere: count,
    /** Entered, but the key that decrypts them is missing. */
    unreadable: z.array(z.string()),
    /** Entered, but the shop’s other settings don’t allow them. */
    unfit: z.array(z.string()),
  }),
  jobs: checkSchema({ jobs: z.array(job) }),
  backup: checkSchema(backupStatus.shape),
  pictures: checkSchema({
    place: z.enum(['folder', 'store']),
    /** Whether the file of the newest picture was found; null in a shop without pictures. */
    found: z.boolean().nullable(),
  }),
  /** Measured in visitors' browsers in the last days; empty until somebody was measured. */
  speed: checkSchema({ days: count, metrics: z.array(speedOfMetric) }),
})
export type HealthChecks = z.infer<typeof lines>
export type CheckName = keyof HealthChecks

const healthReport = z.object({ read_at: timestamp, lines })
export type HealthReport = z.infer<typeof healthReport>

export const healthEndpoints = {
  'GET /status': {
    right: 'status:read',
    summary: 'Get the status of the shop and what needs attention, as seen by the responding process',
    answer: healthReport,
  },
} satisfies Endpoints
