import { resolve } from 'node:path'
import { diskMedia } from './disk.ts'
import type { Media } from './media.ts'
import { type S3Options, s3Media } from './s3.ts'

/** A location and its name for the merchant. */
export type MediaLocation = { where: string; media: Media }

/**
 * Opens a folder, or a path in a bucket of the store (`s3://bucket/path`).
 * @param s3 the store; without it every location is a folder
 */
export function openMediaLocation(to: string, s3: S3Options | undefined): MediaLocation {
  const [, bucket, path = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(to) ?? []
  if (bucket && s3) return { where: to, media: withPrefix(s3Media({ ...s3, bucket }), path) }
  return { where: resolve(to), media: diskMedia(resolve(to)) }
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
