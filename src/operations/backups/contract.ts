import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { moment, momentOrNull } from '#http/calls/schema-pieces.ts'

const count = z.int()

export const backups = z.object({
  /** Where they go: a folder of the server, or a bucket. */
  where: z.string(),
  /** One is made every night. */
  nightly: z.boolean(),
  /** When the next is made by itself. */
  next: momentOrNull,
  /** One is being made, or is about to be. */
  running: z.boolean(),
  /** There should be a newer one. */
  late: z.boolean(),
  /** The last one that was written and read back. */
  last: z
    .object({ at: moment, bytes: count, rows: count, pictures: count, missing_pictures: count })
    .nullable(),
  /** Why the newest could not be made, as a sentence. */
  problem: z.string().nullable(),
  /** The key is on this server alone, and nobody has confirmed that it is written down elsewhere. */
  key_unwritten: z.boolean(),
})
export type Backups = z.infer<typeof backups>

export const keepingEndpoints = {
  'GET /backups': {
    access: 'admin',
    summary: 'Get the status and location of backups',
    answer: backups,
  },
  'POST /backups': {
    access: 'admin',
    confirmed: true,
    summary: 'Start a backup, or return the one in progress',
    answer: backups,
    limit: { most: 20, perSeconds: 3600, per: 'person' },
  },
  'POST /backups/key': {
    access: 'admin',
    confirmed: 'before',
    summary: 'Get the backup key, to write it down',
    answer: z.object({ key: z.string() }),
    limit: { most: 20, perSeconds: 3600, per: 'person' },
  },
  'POST /backups/key-written-down': {
    access: 'admin',
    confirmed: true,
    summary: 'Confirm that the backup key has been written down',
    answer: backups,
    limit: { most: 20, perSeconds: 3600, per: 'person' },
  },
} satisfies Endpoints
