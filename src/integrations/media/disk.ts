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

/** Readable only for this user. Written to a temporary file and renamed, so that a crash leaves no partial picture. */
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

async function writeAndSync(file: string, bytes: Buffer) {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function readIfThere(file: string) {
  try {
    return await readFile(file)
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
}

/** The file does not exist, or a path segment is a file instead of a folder. */
const isAbsent = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
