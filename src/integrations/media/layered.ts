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
