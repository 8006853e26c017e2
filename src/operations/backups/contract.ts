import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { timestamp, timestampOrNull } from '#http/calls/schema-pieces.ts'

const count = z.int()

export const backupStatus = z.object({
  /** Where backups are written: a folder of the server, or a bucket. */
  where: z.string(),
  /** Backups run every night. */
  nightly: z.boolean(),
  /** When the next scheduled backup is due. */
  next: timestampOrNull,
  /** A backup is running or queued. */
  running: z.boolean(),
  /** The newest backup is older than it should be. */
  late: z.boolean(),
  /** The last backup that was written and verified. */
  last: z
    .object({ at: timestamp, bytes: count, rows: count, pictures: count, missing_pictures: count })
    .nullable(),
  /** Why the newest backup failed, as a sentence for the merchant. */
  problem: z.string().nullable(),
  /** The key exists only on this server, and nobody has confirmed that it is written down elsewhere. */
  key_unwritten: z.boolean(),
})
export type BackupStatus = z.infer<typeof backupStatus>

export const backupEndpoints = {
  'GET /backups': {
    right: 'status:read',
    summary: 'Get the status and location of backups',
    answer: backupStatus,
  },
  'POST /backups': {
    right: 'backups:write',
    stepUp: true,
    summary: 'Start a backup, or return the one in progress',
    answer: backupStatus,
    limit: { most: 20, perSeconds: 3600, per: 'person' },
  },
  'POST /backups/key': {
    right: 'backups:write',
    stepUp: 'before',
    summary: 'Get the backup key, to write it down',
    answer: z.object({ key: z.string() }),
    limit: { most: 20, perSeconds: 3600, per: 'person' },
  },
  'POST /backups/key-written-down': {
    right: 'backups:write',
    stepUp: true,
    summary: 'Confirm that the backup key has been written down',
    answer: backupStatus,
    limit: { most: 20, perSeconds: 3600, per: 'person' },
  },
} satisfies Endpoints
