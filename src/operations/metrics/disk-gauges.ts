import { Gauge, type Registry } from 'prom-client'
import type { Parts } from '../../parts.ts'
import { readDisks } from '../disks.ts'
import { thisMachine } from '../machine.ts'

/** The disks that the shop writes on; a database server's own disk is not seen from here. */
export function watchDisks(
  registers: Registry[],
  { settings, machine = thisMachine }: Pick<Parts, 'settings' | 'machine'>,
) {
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames: ['holds'], registers })
  const free = gauge('shop_disk_free_bytes', 'What the shop may still write on a disk.')
  const total = gauge('shop_disk_bytes', 'How large that disk is.')
  return async () => {
    for (const metric of [free, total]) metric.reset()
    // A disk that cannot be read is left out; Prometheus then says that the metric is absent.
    const { disks } = await readDisks(settings, machine).catch(() => ({ disks: [] }))
    for (const disk of disks) {
      const holds = disk.holds.join(', ')
      free.set({ holds }, disk.free)
      total.set({ holds }, disk.total)
    }
  }
}
