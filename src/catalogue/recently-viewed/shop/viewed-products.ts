import { readStored, rememberedNames, removeStored } from '#browser/local-storage.ts'

const maxAgeMs = 90 * 86_400_000

/** A product and when it was looked at, in milliseconds since 1970. */
type Viewed = [id: number, at: number]

const isViewed = (entry: unknown): entry is Viewed =>
  Array.isArray(entry) && Number.isInteger(entry[0]) && Number.isInteger(entry[1])

/** What was looked at on this device; nothing if the stored text is damaged. */
function readViewed(): Viewed[] {
  try {
    const stored: unknown = JSON.parse(readStored(rememberedNames.viewed) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isViewed).filter(([, at]) => at > Date.now() - maxAgeMs) : []
  } catch {
    return []
  }
}

/** The ids of the products that were looked at last on this device, the latest first. The shop never stores them. */
export const listViewed = () => readViewed().map(([id]) => id)

export const forgetViewed = () => removeStored(rememberedNames.viewed)
