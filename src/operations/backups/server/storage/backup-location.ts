import { join } from 'node:path'
import { type MediaLocation, openMediaLocation } from '#integrations/media/media-location.ts'
import type { Settings } from '#settings/settings.ts'
import { backupKeys } from './backup-key.ts'
import { encryptedMedia } from './encrypted-media.ts'

/** A backup location and its name for the merchant. */
export type BackupLocation = MediaLocation

/**
 * Opens an encrypted location: a folder, or a path in a bucket of the media store (`s3://bucket/path`).
 * @param to the location; without it, that of the settings, or else a folder in the data folder
 */
export function openBackupLocation(
  { backup, dataDir, s3 }: Pick<Settings, 'backup' | 'dataDir' | 's3'>,
  to = backup.to ?? join(dataDir, 'backups'),
): BackupLocation {
  const { where, media } = openMediaLocation(to, s3)
  return { where, media: encryptedMedia(media, backupKeys({ backup, dataDir })) }
}
