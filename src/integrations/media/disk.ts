import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Media, requireMediaKey, requireStorable } from './media.ts'

/** Stores pictures as files in a folder, which is created with the first one. */
export function diskMedia(folder: string): Media {
  const fileOf = (key: string) => join(folder, ...requireMediaKey(key).split('/'))
  return {
    put: async (key, bytes) => writeWhole(fileOf(key), requireStorable(bytes)),
    get: async (key) => readIfThere(fileOf(key)),
    delete: async (key) => rm(fileOf(key), { force: true }),
    close: async () => {},
  }
}

/**
 * Writes a file that only this user can read. It is written to a temporary file and renamed, so that a crash leaves no
 * partial picture.
 */
async function writeWhole(file: string, bytes: Buffer) {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}.draft`
  try {
    await writeAndSync(draft, bytes)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Writes a new file and waits until it is on the disk. */
async function writeAndSync(file: string, bytes: Buffer) {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The content of a file, or null if there is none. */
async function readIfThere(file: string) {
  try {
    return await readFile(file)
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
}

/** Whether an error means that the file does not exist, or a path segment is a file instead of a folder. */
const isAbsent = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
