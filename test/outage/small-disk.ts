import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * Whether this user may mount: root on a machine, but not in a container. Otherwise tests that need a disk are skipped.
 */
export const canMount = process.getuid?.() === 0 && mayMount()

function mayMount() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0
  if (mounted) execFileSync('umount', ['--lazy', folder])
  rmSync(folder, { recursive: true })
  return mounted
}

/** Lines of postgresql.conf for a server on such a disk: limits its write-ahead log. */
export const smallWalSettings = ['max_wal_size=64MB', 'min_wal_size=32MB']

/** A tmpfs disk large enough for a database with smallWalSettings; removed after the test. */
export function mountDisk(megabytes = 160) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  chmodSync(folder, 0o777)
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true })
  })
  const ballast = join(folder, 'ballast')
  return {
    folder,
    whileFull: async (work: () => Promise<void>) => {
      fill(ballast)
      try {
        await work()
      } finally {
        rmSync(ballast)
      }
    },
  }
}

/** Fills the disk completely. */
function fill(file: string) {
  const opened = openSync(file, 'w')
  for (const bytes of [1024 * 1024, 4096])
    try {
      for (;;) writeSync(opened, Buffer.alloc(bytes))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    }
  closeSync(opened)
}
