import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseDown } from './outage.ts'

/**
 * Retries work until no database outage interrupts it.
 * @param work may run more than once
 */
export async function retryThroughOutages<Result>(
  work: () => Promise<Result>,
  pauseMs = 1000,
): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (problem) {
      if (!(problem instanceof DatabaseDown)) throw problem
      await pause(pauseMs)
    }
  }
}
