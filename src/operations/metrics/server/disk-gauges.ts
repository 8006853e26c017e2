import { Gauge, type Registry } from 'prom-client'
import type { Parts } from '#parts.ts'
import { readDisks } from './disks.ts'
import { thisMachine } from './machine.ts'

/**
 * Registers metrics of the disks that the shop writes to; a database server's own disk can't be measured from this
 * process.
 * @returns a function that measures the disks and sets the metrics
 */
export function registerDiskMetrics(
  registers: Registry[],
  { settings, machine = thisMachine }: Pick<Parts, 'settings' | 'machine'>,
) {
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames: ['holds'], registers })
  const readable = gauge('shop_disk_readable', '1 if a folder that the shop writes to is readable.')
  const free = gauge('shop_disk_free_bytes', 'Free space on a disk.')
  const total = gauge('shop_disk_bytes', 'Total size of the disk.')
  return async () => {
    for (const metric of [readable, free, total]) metric.reset()
    const { disks, unreadable } = await readDisks(settings, machine)
    for (const { thing } of unreadable) readable.set({ holds: thing }, 0)
    for (const disk of disks) {
      for (const thing of disk.holds) readable.set({ holds: thing }, 1)
      const holds = disk.holds.join(', ')
      free.set({ holds }, disk.free)
      total.set({ holds }, disk.total)
    }
  }
}
