import type { Media } from './media.ts'

/**
 * Reads what came with the shop first, then the store; writes and deletes only in the store. A picture's key is the
 * hash of its content, so the two never disagree, and the demo needs no copying.
 */
export const layeredMedia = (store: Media, { cameWithTheShop }: { cameWithTheShop: Media }): Media => ({
  ...store,
  get: async (key) => (await cameWithTheShop.get(key)) ?? store.get(key),
  cameWithTheShop: async (key) => (await cameWithTheShop.get(key)) !== null,
  close: async () => void (await Promise.all([store.close(), cameWithTheShop.close()])),
})
