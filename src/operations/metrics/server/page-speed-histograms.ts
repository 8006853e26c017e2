import { Histogram, type Registry } from 'prom-client'
import { speedLimits } from '#operations/page-speed/rules/speed-limits.ts'
import type { SpeedMetric } from '#operations/page-speed/rules/speed-metrics.ts'
import type { Parts } from '#parts.ts'

/** Durations are reported in seconds, as is usual in Prometheus; CLS has no unit. */
const described: Record<SpeedMetric, { name: string; help: string; perUnit: number }> = {
  lcp: {
    name: 'shop_page_lcp_seconds',
    help: 'Largest Contentful Paint in visitors’ browsers, in seconds.',
    perUnit: 1000,
  },
  inp: {
    name: 'shop_page_inp_seconds',
    help: 'Interaction to Next Paint in visitors’ browsers, in seconds.',
    perUnit: 1000,
  },
  cls: { name: 'shop_page_cls', help: 'Cumulative Layout Shift in visitors’ browsers.', perUnit: 1 },
  tap: {
    name: 'shop_page_tap_seconds',
    help: 'Seconds from a tap on a link until the next page’s heading is shown, in visitors’ browsers.',
    perUnit: 1000,
  },
}

/** Registers a histogram for each measurement of visitors’ browsers that this process receives. */
export function registerPageSpeedMetrics(registers: Registry[], { pageSpeed }: Pick<Parts, 'pageSpeed'>) {
  const histogramOf = (metric: SpeedMetric) =>
    new Histogram({
      name: described[metric].name,
      help: described[metric].help,
      labelNames: ['page', 'device', 'language'],
      buckets: speedLimits[metric].buckets.map((bound) => bound / described[metric].perUnit),
      registers,
    })
  const histograms = {
    lcp: histogramOf('lcp'),
    inp: histogramOf('inp'),
    cls: histogramOf('cls'),
    tap: histogramOf('tap'),
  }
  pageSpeed.subscribe(({ metric, value, page, device, language }) =>
    histograms[metric].observe({ page, device, language }, value / described[metric].perUnit),
  )
}
