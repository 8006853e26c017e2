import { recentlyOpenedName } from '#backoffice/ui/admin/recently-opened-name.ts'
import type { SectionKey } from '#backoffice/ui/admin/section-url.ts'
import { readStored, writeStored } from '#browser/local-storage.ts'

const most = 5

/** Something that was opened from the search. */
export type Recent = { title: string; to: string; section: SectionKey }

/**
 * What an account has opened last from the search on this device, newest first. Logging out deletes it. Customers are
 * left out, because their names must not stay on the device.
 */
export function listRecentlyOpened(userId: number): Recent[] {
  try {
    // Written by `rememberOpened`.
    const stored = JSON.parse(readStored(recentlyOpenedName) ?? 'null') as Stored | null
    return stored?.userId === userId ? stored.items : []
  } catch {
    return []
  }
}

type Stored = { userId: number; items: Recent[] }

export function rememberOpened(userId: number, { title, to, section }: Recent) {
  const others = listRecentlyOpened(userId).filter((one) => one.to !== to)
  const stored: Stored = { userId, items: [{ title, to, section }, ...others].slice(0, most) }
  writeStored(recentlyOpenedName, JSON.stringify(stored))
}
