import { Refusal } from './refusal.ts'

/** Time as the emulator sees it, passed in so that tests need not wait. */
export type EmulatorClock = {
  now(): Date
  /** Runs `work` once after so many seconds; the answer calls it off. */
  after(seconds: number, work: () => void): () => void
}

/** Real time. Its timers do not keep a process alive that has nothing else to do. */
export const systemClock: EmulatorClock = {
  now: () => new Date(),
  after(seconds, work) {
    const timer = setTimeout(work, seconds * 1000)
    timer.unref()
    return () => clearTimeout(timer)
  },
}

/**
 * A clock whose planned work can be called off all at once. Work that the provider's rules have made impossible
 * meanwhile is dropped, as it would be there.
 */
export function ownTimers(clock: EmulatorClock) {
  const running = new Set<() => void>()
  return {
    now: () => clock.now(),
    after(seconds: number, work: () => void) {
      const stop = clock.after(seconds, () => {
        running.delete(cancel)
        try {
          work()
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
        }
      })
      const cancel = () => {
        running.delete(cancel)
        stop()
      }
      running.add(cancel)
      return cancel
    },
    cancelAll() {
      for (const cancel of running) cancel()
    },
  }
}
