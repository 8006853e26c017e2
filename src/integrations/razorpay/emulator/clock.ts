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

/** A clock that stands still until it is moved. Work that falls due runs in the order of its time. */
export function manualClock(start = new Date('2026-01-15T06:00:00Z')) {
  let now = start.getTime()
  const waiting = new Set<{ at: number; work: () => void }>()
  const next = (until: number) =>
    [...waiting].filter((entry) => entry.at <= until).sort((a, b) => a.at - b.at)[0]

  return {
    now: () => new Date(now),
    after(seconds: number, work: () => void) {
      const entry = { at: now + seconds * 1000, work }
      waiting.add(entry)
      return () => void waiting.delete(entry)
    },
    advance(seconds: number) {
      const until = now + seconds * 1000
      for (let entry = next(until); entry; entry = next(until)) {
        waiting.delete(entry)
        now = entry.at
        entry.work()
      }
      now = until
    },
  }
}
