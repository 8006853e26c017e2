import type { FastifyBaseLogger } from 'fastify'
import type { Media } from '#integrations/media/media.ts'
import { contentTypes, masterPath, pictureVariantPath } from '../picture-paths.ts'
import { decodeMasterExclusively, encodePictureVariant, pictureVariantWidths } from './encode-picture.ts'

export type Encoder = ReturnType<typeof createEncoder>

const maxQueued = 500

/**
 * Makes missing picture variants, one picture at a time so that shoppers keep a core. What is lost when the process
 * ends, or when the queue is full, is queued again by the first request for it.
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
    /** True while the picture is waiting or being worked on. */
    has: (key: string) => queue.has(key),
    /** Resolves when nothing is waiting. */
    idle: async () => {
      while (running) await running
    },
    /** Stops after the variant in hand. */
    close: async () => {
      closed = true
      await running
    },
  }
}

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
