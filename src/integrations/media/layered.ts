import type { Media } from './media.ts'

/**
 * A store of pictures that reads bundled files first, then the store; it writes and deletes only in the store. A
 * picture's key is the hash of its content, so the two never conflict, and the demo's pictures need no copying.
 */
export const layeredMedia = (store: Media, { bundledMedia }: { bundledMedia: Media }): Media => ({
  ...store,
  get: async (key) => (await bundledMedia.get(key)) ?? store.get(key),
  isBundled: async (key) => (await bundledMedia.get(key)) !== null,
  close: async () => void (await Promise.all([store.close(), bundledMedia.close()])),
})

/**
 * A store that took over from another one: it reads what it does not have from there, writes only to itself, and deletes
 * in both.
 */
export const succeedingMedia = (store: Media, { earlier }: { earlier: Media }): Media => ({
  put: store.put,
  get: async (key) => (await store.get(key)) ?? earlier.get(key),
  delete: async (key) => void (await Promise.all([store.delete(key), earlier.delete(key)])),
  close: async () => void (await Promise.all([store.close(), earlier.close()])),
})
