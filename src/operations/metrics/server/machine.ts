import { stat, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

type Disk = {
  /** The same number for two folders on the same disk. */
  id: number
  /** Bytes available to this process. */
  free: number
  total: number
}

/** The machine that the shop runs on. */
export type Machine = {
  /** The disk of a folder, which may not exist yet. */
  disk: (folder: string) => Promise<Disk>
  /** Bytes used by this process, and bytes still available to it. */
  memory: () => { used: number; free: number }
}

export const thisMachine: Machine = {
  disk: async (folder) => {
    const place = await nearestExistingFolder(resolve(folder))
    const [{ dev }, { bsize, bavail, blocks }] = await Promise.all([stat(place), statfs(place)])
    return { id: dev, free: bavail * bsize, total: blocks * bsize }
  },
  memory: () => ({ used: process.memoryUsage.rss(), free: process.availableMemory() }),
}

async function nearestExistingFolder(folder: string): Promise<string> {
  try {
    await stat(folder)
    return folder
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isMissing || dirname(folder) === folder) throw error
    return nearestExistingFolder(dirname(folder))
  }
}
