import type { FastifyBaseLogger } from 'fastify'
import type { Media } from '#integrations/media/media.ts'
import { contentTypes, masterPlace, variantPlace } from '../picture-places.ts'
import { encodeVariant, readMaster, variantWidths } from './encode-picture.ts'

export type Encoder = ReturnType<typeof createEncoder>

const mostWaiting = 500

/**
 * Makes the variants of a picture that are not stored yet, one picture after the other so that shoppers keep a core.
 * What is lost when the process ends, or finds the queue full, is enqueued again by the first page that asks for it.
 */
export function createEncoder({ media, log }: { media: Media; log: Pick<FastifyBaseLogger, 'warn'> }) {
  const waiting = new Set<string>()
  let running: Promise<void> | undefined
  let closed = false

  async function work() {
    for (const key of waiting) {
      if (closed) break
      try {
        await encodeMissing(media, key, () => closed)
      } catch (error) {
        log.warn({ err: error, key }, 'an image could not be resized')
      }
      waiting.delete(key)
    }
    running = undefined
  }

  return {
    enqueue: (key: string) => {
      if (closed || waiting.size >= mostWaiting) return
      waiting.add(key)
      running ??= work()
    },
    /** True while the picture is waiting or being worked on. */
    has: (key: string) => waiting.has(key),
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

async function encodeMissing(media: Media, key: string, isOver: () => boolean) {
  const master = await media.get(masterPlace(key))
  if (!master || isOver()) return
  const pixels = await readMaster(master)
  const widths = variantWidths(pixels.info.width)
  for (const format of ['webp', 'avif'] as const)
    for (const width of widths) {
      if (isOver()) return
      const place = variantPlace(key, { width, format })
      if (!(await media.get(place)))
        await media.put(place, await encodeVariant(pixels, { width, format }), contentTypes[format])
    }
}
