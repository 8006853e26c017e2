import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The secrets in a file, one per line, newest first; empty if the file does not exist. */
export function readSecrets(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/**
 * Reads the secrets of a private file, or creates it. If several processes start together, one creates it and all read
 * the same file.
 */
export function readOrCreateSecrets(file: string, make: () => string): string[] {
  const known = readSecrets(file)
  if (known.length > 0) return known
  const draft = writeTemporaryFile(file, [make()])
  try {
    // Unlike a rename, this fails if another process was first.
    linkSync(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readSecrets(file)
}

/** Adds a secret before the existing ones. */
export function prependSecret(file: string, secret: string) {
  const known = readSecrets(file)
  if (known[0] === secret) return
  renameSync(writeTemporaryFile(file, [secret, ...known.filter((each) => each !== secret)]), file)
}

function writeTemporaryFile(file: string, secrets: string[]) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomUUID()}.draft`
  writeFileSync(draft, `${secrets.join('\n')}\n`, { mode: 0o600, flag: 'wx' })
  return draft
}
