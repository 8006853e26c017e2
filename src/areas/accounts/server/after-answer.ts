import { setImmediate } from 'node:timers/promises'
import type { Parts } from '../../../parts.ts'

/**
 * Work that begins when the answer is on its way, so that the answer does not tell by its time what work there was.
 * What fails is logged; `finished` lets a closing shop wait for the rest.
 */
export function afterAnswer(log: Parts['log']) {
  const running = new Set<Promise<void>>()
  return {
    start(what: string, work: () => Promise<void>) {
      const task = setImmediate()
        .then(work)
        .catch((err: unknown) => log.error({ err }, `${what} failed`))
        .finally(() => running.delete(task))
      running.add(task)
    },
    finished: async () => {
      await Promise.all(running)
    },
  }
}
