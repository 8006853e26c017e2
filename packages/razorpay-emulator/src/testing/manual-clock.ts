/** A clock that only advances when the test moves it. Due timers run in order of their time. */
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
    /** Moves the clock forward and runs the timers that become due. */
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
