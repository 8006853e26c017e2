import { stat, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

type Disk = {
  /** The same for two folders that lie on the same one. */
  id: number
  /** Bytes that this process may still write. */
  free: number
  total: number
}

/** What the shop runs on. */
export type Machine = {
  /** The disk that a folder lies on, or will once it is made. */
  disk: (folder: string) => Promise<Disk>
  /** Bytes that this process takes, and that it could take besides. */
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
