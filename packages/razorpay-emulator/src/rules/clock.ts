import { Refusal } from './refusal.ts'

/** The emulator's clock, passed in so that tests need not wait. */
export type EmulatorClock = {
  now(): Date
  /** Runs `work` once after so many seconds; the returned function cancels it. */
  after(seconds: number, work: () => void): () => void
}

/** Real time. Its timers do not keep the process alive. */
export const systemClock: EmulatorClock = {
  now: () => new Date(),
  after(seconds, work) {
    const timer = setTimeout(work, seconds * 1000)
    timer.unref()
    return () => clearTimeout(timer)
  },
}

/**
 * A clock whose timers can be cancelled all at once. A `Refusal` thrown in a timer is ignored: by then the provider's
 * rules no longer allow its work.
 */
export function withCancellableTimers(clock: EmulatorClock) {
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
