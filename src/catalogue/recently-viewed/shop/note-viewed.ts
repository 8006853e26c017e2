import { readStored, rememberedNames, writeStored } from '#browser/local-storage.ts'

const most = 12

/**
 * Notes on this device that a product is looked at; it remembers the last twelve. A file of its own, because every product
 * page loads it at first.
 */
export function noteViewed(id: number) {
  let viewed: unknown
  try {
    viewed = JSON.parse(readStored(rememberedNames.viewed) ?? '[]')
  } catch {}
  const others = Array.isArray(viewed) ? viewed.filter((entry) => entry?.[0] !== id) : []
  writeStored(rememberedNames.viewed, JSON.stringify([[id, Date.now()], ...others].slice(0, most)))
}
