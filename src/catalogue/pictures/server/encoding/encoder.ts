import type { FastifyBaseLogger } from 'fastify'
import type { Media } from '#integrations/media/media.ts'
import { contentTypes, masterPath, pictureVariantPath } from '../picture-paths.ts'
import { decodeMasterExclusively, encodePictureVariant, pictureVariantWidths } from './encode-picture.ts'

export type Encoder = ReturnType<typeof createEncoder>

const maxQueued = 500

/**
 * Encodes missing picture variants one at a time, so that requests keep a CPU core. Jobs lost when the process ends or
 * the queue is full are queued again by the first request for the variant.
 */
export function createEncoder({ media, log }: { media: Media; log: Pick<FastifyBaseLogger, 'warn'> }) {
  const queue = new Set<string>()
  let running: Promise<void> | undefined
  let closed = false

  async function work() {
    for (const key of queue) {
      if (closed) break
      try {
        await encodeMissing(media, key, () => closed)
      } catch (error) {
        log.warn({ err: error, key }, 'an image could not be resized')
      }
      queue.delete(key)
    }
    running = undefined
  }

  return {
    enqueue: (key: string) => {
      if (closed || queue.size >= maxQueued) return
      queue.add(key)
      running ??= work()
    },
    /** True while the picture is queued or being encoded. */
    has: (key: string) => queue.has(key),
    /** Resolves when the queue is empty. */
    idle: async () => {
      while (running) await running
    },
    /** Stops after the current variant. */
    close: async () => {
      closed = true
      await running
    },
  }
}

/** Encodes and stores the variants of a picture that do not exist yet. Does nothing if it has no master. */
async function encodeMissing(media: Media, key: string, isClosed: () => boolean) {
  const master = await media.get(masterPath(key))
  if (!master || isClosed()) return
  const pixels = await decodeMasterExclusively(master)
  const widths = pictureVariantWidths(pixels.info.width)
  for (const format of ['webp', 'avif'] as const)
    for (const width of widths) {
      if (isClosed()) return
      const path = pictureVariantPath(key, { width, format })
      if (!(await media.get(path)))
        await media.put(path, await encodePictureVariant(pixels, { width, format }), contentTypes[format])
    }
}
