import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { recordKeyWrittenDown } from '#people/security/server/key-fingerprints.queries.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import { originOf } from '#people/security/server/origin-of.ts'
import { backupEndpoints } from '../contract.ts'
import { requestBackupNow } from './nightly/backups.queries.ts'
import { readBackupStatus } from './read-backup-status.ts'
import { backupKeys } from './storage/backup-key.ts'
import { requireSameKey } from './storage/require-same-key.ts'

/** A Fastify plugin with the routes of the backups. */
export const backupsApi = (parts: Parts) =>
  createRoutes('keeping', backupEndpoints, {
    'GET /backups': () => readBackupStatus(parts),

    'POST /backups': async ({ user, request }) => {
      await parts.db.transaction().execute(async (trx) => {
        const now = parts.clock.now()
        await requestBackupNow(trx, now)
        await recordSecurity(trx, { event: 'backup wanted', user, from: originOf(request), now })
      })
      return readBackupStatus(parts)
    },

    'POST /backups/key': async ({ user, request }) => {
      await requireSameKey(parts)
      const key = await backupKeys(parts.settings).encryptionKey()
      const now = parts.clock.now()
      await recordSecurity(parts.db, { event: 'backup key shown', user, from: originOf(request), now })
      return { key }
    },

    'POST /backups/key-written-down': async () => {
      await requireSameKey(parts)
      await recordKeyWrittenDown(parts.db, 'backup key', parts.clock.now())
      return readBackupStatus(parts)
    },
  })
