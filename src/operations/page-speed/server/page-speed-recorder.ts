import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import type { Language } from '#words/language.ts'
import { bucketOf, clampSpeed } from '../rules/speed-limits.ts'
import type { Device, PageKind, SpeedMetric } from '../rules/speed-metrics.ts'

/** One measurement of a visitor’s browser: milliseconds, or the score of CLS. */
export type SpeedSample = {
  metric: SpeedMetric
  page: PageKind
  value: number
  device: Device
  language: Language
}

/** How many measurements of a day are in a bucket; `upTo` is its upper bound. */
export type SpeedCount = { day: string; metric: SpeedMetric; page: PageKind; upTo: number; samples: number }

export type PageSpeedRecorder = ReturnType<typeof createPageSpeedRecorder>

/**
 * Counts this process’s measurements in memory until they are saved, so that visitors’ reports write nothing to the
 * database. It has at most one entry for each bucket of each page and day.
 */
export function createPageSpeedRecorder(clock: { now: () => Date }) {
  let unsaved = new Map<string, SpeedCount>()
  const listeners = new Set<(sample: SpeedSample) => void>()

  const add = (count: SpeedCount) => {
    const key = [count.day, count.metric, count.page, count.upTo].join(' ')
    const known = unsaved.get(key)
    if (known) known.samples += count.samples
    else unsaved.set(key, { ...count })
  }

  return {
    /** Counts a measurement; an implausibly large value counts as the largest plausible one. */
    record: ({ value, ...sample }: SpeedSample) => {
      const { metric, page } = sample
      const clamped = clampSpeed(metric, value)
      const day = calendarDay(clock.now(), region.timeZone)
      add({ day, metric, page, upTo: bucketOf(metric, clamped), samples: 1 })
      for (const listener of listeners) listener({ ...sample, value: clamped })
    },
    /** Calls the listener with each measurement from now on. */
    subscribe: (listener: (sample: SpeedSample) => void) => void listeners.add(listener),
    /** What is not saved yet. */
    unsaved: (): SpeedCount[] => [...unsaved.values()],
    /** Hands over what is not saved yet. If saving fails, `putBack` keeps it for the next time. */
    take: () => {
      const taken = [...unsaved.values()]
      unsaved = new Map()
      return { taken, putBack: () => taken.forEach(add) }
    },
  }
}
