import { chmodSync, mkdirSync } from 'node:fs'

/**
 * Makes a folder that no other account of this machine can look into, and has this process write all its files like
 * that: orders, mails with links in them, and the embedded database are in it.
 */
export function makePrivateFolder(folder: string) {
  process.umask(0o077)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
}
