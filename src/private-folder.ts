import { chmodSync, mkdirSync } from 'node:fs'

/**
 * Creates a folder that only this user can read, and sets the process's umask likewise: it contains orders, mails
 * with links, and the embedded database.
 */
export function makePrivateFolder(folder: string) {
  process.umask(0o077)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
}
