import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { moment, momentOrNull, rupees } from '#http/calls/schema-pieces.ts'
import { backups } from '#operations/backups/contract.ts'

/** It works, somebody should look at it soon, or it does not work. */
const lineStates = ['works', 'look', 'broken'] as const
export type LineState = (typeof lineStates)[number]

/** One thing that the shop needs. What could not be looked at is broken: it did not answer in time, or it failed. */
const line = <Shape extends z.ZodRawShape>(facts: Shape) =>
  z.object({
    state: z.enum(lineStates),
    unread: z.enum(['late', 'failed']).nullable(),
    facts: z.object(facts).nullable(),
  })

const count = z.int()
const bytes = z.int()

const job = z.object({
  name: z.string(),
  every_seconds: z.number(),
  /** When it last came to its end in this process. */
  done_at: momentOrNull,
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
  shop: line({
    release: z.string(),
    since: moment,
    /** Which process answers: where several run, each tells of itself. */
    host: z.string(),
    pid: count,
  }),
  database: line({
    kind: z.enum(['embedded', 'server']),
    /** Milliseconds that the smallest question takes. */
    ms: z.number(),
    bytes,
    /** Requests that wait for a connection to the server. */
    waiting: count,
    /** It takes writes: it is no replica, and has room on its disk. */
    writable: z.boolean(),
  }),
  disk: line({ disks: z.array(disk), elsewhere: z.array(z.enum(['pictures', 'backups'])) }),
  memory: line({ used: bytes, free: bytes }),
  payments: line({
    mode: z.enum(['pretend', 'test', 'live']),
    /** When this process was last answered. */
    answered_at: momentOrNull,
    /** Since when no try was answered. */
    silent_since: momentOrNull,
    /** It answers, and does not accept the keys. */
    refuses_keys: z.boolean(),
  }),
  /** Orders about which the payment provider gave no answer, counted up to a thousand. */
  unanswered: line({ orders: count, total: rupees, since: momentOrNull }),
  /** What the payment provider posts by itself. */
  webhooks: line({
    /** The last that was signed. */
    heard_at: momentOrNull,
    /** The last payment that was taken. */
    paid_at: momentOrNull,
  }),
  /** Counted up to a thousand. */
  mails: line({
    waiting: count,
    /** Of these, those that the mail server did not take; they are tried again until it does. */
    refused: count,
    oldest_at: momentOrNull,
    /** Mail leaves this machine. Otherwise it is written to a folder. */
    leaves: z.boolean(),
  }),
  jobs: line({ jobs: z.array(job) }),
  backup: line(backups.shape),
  pictures: line({
    place: z.enum(['folder', 'store']),
    /** The file of a picture that was looked for: not there is lost, null is a shop without any. */
    found: z.boolean().nullable(),
  }),
})
export type Lines = z.infer<typeof lines>
export type LineName = keyof Lines

const status = z.object({ read_at: moment, lines })
export type Status = z.infer<typeof status>

export const statusEndpoints = {
  'GET /status': {
    access: 'admin',
    summary: 'Get the status of the shop and what needs attention, as seen by the responding process',
    answer: status,
  },
} satisfies Endpoints
