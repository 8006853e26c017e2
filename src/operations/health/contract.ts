import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { rupees, timestamp, timestampOrNull } from '#http/calls/schema-pieces.ts'
import { backupStatus } from '#operations/backups/contract.ts'

/** It works, somebody should look at it soon, or it does not work. */
const checkStates = ['works', 'look', 'broken'] as const
export type CheckState = (typeof checkStates)[number]

/** One thing that the shop needs. What could not be looked at is broken: it did not answer in time, or it failed. */
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
  /** When it last came to its end in this process. */
  done_at: timestampOrNull,
  /** Its last run failed. */
  failing: z.boolean(),
  /** It should have come to its end long ago. */
  late: z.boolean(),
})

const disk = z.object({
  /** What of the shop lies on it, or will. */
  holds: z.array(z.enum(['data', 'pictures', 'backups'])),
  free: bytes,
  total: bytes,
})

const lines = z.object({
  shop: checkSchema({
    release: z.string(),
    since: timestamp,
    /** Which process answers: where several run, each tells of itself. */
    host: z.string(),
    pid: count,
  }),
  database: checkSchema({
    kind: z.enum(['embedded', 'server']),
    /** Milliseconds that the smallest question takes. */
    ms: z.number(),
    bytes,
    /** Requests that wait for a connection to the server. */
    waiting: count,
    /** It takes writes: it is no replica, and has room on its disk. */
    writable: z.boolean(),
  }),
  disk: checkSchema({ disks: z.array(disk), elsewhere: z.array(z.enum(['pictures', 'backups'])) }),
  memory: checkSchema({ used: bytes, free: bytes }),
  payments: checkSchema({
    mode: z.enum(['pretend', 'test', 'live']),
    /** When this process was last answered. */
    answered_at: timestampOrNull,
    /** Since when no try was answered. */
    silent_since: timestampOrNull,
    /** It answers, and does not accept the keys. */
    refuses_keys: z.boolean(),
  }),
  /** Orders about which the payment provider gave no answer, counted up to a thousand. */
  unanswered: checkSchema({ orders: count, total: rupees, since: timestampOrNull }),
  /** What the payment provider posts by itself. */
  webhooks: checkSchema({
    /** The last that was signed. */
    heard_at: timestampOrNull,
    /** The last payment that was taken. */
    paid_at: timestampOrNull,
  }),
  /** Counted up to a thousand. */
  mails: checkSchema({
    waiting: count,
    /** Of these, those that the mail server did not take; they are tried again until it does. */
    refused: count,
    oldest_at: timestampOrNull,
    /** Mail leaves this machine. Otherwise it is written to a folder. */
    leaves: z.boolean(),
  }),
  jobs: checkSchema({ jobs: z.array(job) }),
  backup: checkSchema(backupStatus.shape),
  pictures: checkSchema({
    place: z.enum(['folder', 'store']),
    /** The file of a picture that was looked for: not there is lost, null is a shop without any. */
    found: z.boolean().nullable(),
  }),
})
export type HealthChecks = z.infer<typeof lines>
export type CheckName = keyof HealthChecks

const healthReport = z.object({ read_at: timestamp, lines })
export type HealthReport = z.infer<typeof healthReport>

export const healthEndpoints = {
  'GET /status': {
    access: 'admin',
    summary: 'Get the status of the shop and what needs attention, as seen by the responding process',
    answer: healthReport,
  },
} satisfies Endpoints
