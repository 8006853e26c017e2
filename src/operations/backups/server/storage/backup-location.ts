import { join, resolve } from 'node:path'
import { diskMedia } from '#integrations/media/disk.ts'
import type { Media } from '#integrations/media/media.ts'
import { s3Media } from '#integrations/media/s3.ts'
import type { Settings } from '#settings/settings.ts'
import { backupKeys } from './backup-key.ts'
import { encryptedMedia } from './encrypted-media.ts'

/** A backup location and its name for the merchant. */
export type BackupLocation = { where: string; media: Media }

/**
 * Opens an encrypted location: a folder, or a path in a bucket of the media store (`s3://bucket/path`).
 * @param to the location; without it, that of the settings, or else a folder in the data folder
 */
export function openBackupLocation(
  { backup, dataDir, s3 }: Pick<Settings, 'backup' | 'dataDir' | 's3'>,
  to = backup.to ?? join(dataDir, 'backups'),
): BackupLocation {
  const [, bucket, path = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(to) ?? []
  const keys = backupKeys({ backup, dataDir })
  if (bucket && s3)
    return { where: to, media: encryptedMedia(withPrefix(s3Media({ ...s3, bucket }), path), keys) }
  return { where: resolve(to), media: encryptedMedia(diskMedia(resolve(to)), keys) }
}

/** The storage, limited to keys below a path. */
function withPrefix(media: Media, path: string): Media {
  const keyOf = (key: string) => (path ? `${path}/${key}` : key)
  return {
    put: (key, ...rest) => media.put(keyOf(key), ...rest),
    get: (key) => media.get(keyOf(key)),
    delete: (key) => media.delete(keyOf(key)),
    close: media.close,
  }
}
