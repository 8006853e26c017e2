import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseDown } from './outage.ts'

/**
 * Does work that an outage of the database broke off, again and to its end.
 * @param work may run more than once
 */
export async function outlive<Result>(work: () => Promise<Result>, pauseMs = 1000): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (problem) {
      if (!(problem instanceof DatabaseDown)) throw problem
      await pause(pauseMs)
    }
  }
}
