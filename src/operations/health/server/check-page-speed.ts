import { percentileOf } from '#operations/page-speed/rules/percentile.ts'
import { rateSpeed, speedLimits } from '#operations/page-speed/rules/speed-limits.ts'
import { type SpeedMetric, speedMetrics } from '#operations/page-speed/rules/speed-metrics.ts'
import { listSpeedCounts } from '#operations/page-speed/server/page-speed.queries.ts'
import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { dayMs } from '#values/time/durations.ts'
import type { HealthChecks } from '../contract.ts'
import type { CheckResult } from './bounded-check.ts'

type Facts = NonNullable<HealthChecks['speed']['facts']>
type MetricFacts = Facts['metrics'][number]
type Count = Awaited<ReturnType<typeof listSpeedCounts>>[number]

const days = 7
/** As in Core Web Vitals: three out of four visitors have at most this value. */
const share = 0.75
/** Fewer measurements say little: a single slow phone would decide. */
const minSamples = { toWarn: 100, toName: 20 }

/**
 * How fast pages were for visitors in the last seven days, today included. Needs attention if something is poor for more
 * than one visitor in four.
 */
export async function checkPageSpeed({
  db,
  clock,
  pageSpeed,
}: Pick<Parts, 'db' | 'clock' | 'pageSpeed'>): Promise<CheckResult<Facts>> {
  const since = calendarDay(new Date(clock.now().getTime() - (days - 1) * dayMs), region.timeZone)
  const saved = await listSpeedCounts(db, since)
  // What this process has counted since it last saved, so that the page is up to date with a single process.
  const counts = [...saved, ...pageSpeed.unsaved()]
  const metrics = speedMetrics.flatMap((metric) => describeMetric(metric, counts) ?? [])
  const isPoor = metrics.some(({ rating, samples }) => rating === 'poor' && samples >= minSamples.toWarn)
  return { state: isPoor ? 'look' : 'works', facts: { days, metrics } }
}

/** @returns undefined without measurements */
function describeMetric(metric: SpeedMetric, all: Count[]): MetricFacts | undefined {
  const counts = all.filter((count) => count.metric === metric)
  const p75 = percentileOf(counts, speedLimits[metric].buckets, share)
  if (p75 === null) return undefined
  return {
    metric,
    p75,
    rating: rateSpeed(metric, p75),
    samples: samplesIn(counts),
    slowest: slowestPage(metric, counts),
  }
}

/** The page with the worst value, or null if it is good or too rarely measured. */
function slowestPage(metric: SpeedMetric, counts: Count[]): MetricFacts['slowest'] {
  const pages = [...new Set(counts.map(({ page }) => page))].flatMap((page) => {
    const ofPage = counts.filter((count) => count.page === page)
    const p75 = percentileOf(ofPage, speedLimits[metric].buckets, share)
    return p75 !== null && samplesIn(ofPage) >= minSamples.toName ? [{ page, p75 }] : []
  })
  const [slowest] = pages.toSorted((one, other) => other.p75 - one.p75)
  return slowest && rateSpeed(metric, slowest.p75) !== 'good' ? slowest : null
}

const samplesIn = (counts: Count[]) => counts.reduce((sum, { samples }) => sum + samples, 0)
