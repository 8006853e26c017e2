import type { KeptKind } from '#values/offline/cache-names.ts'
import { region } from '#values/region.ts'
import { dateFormats } from '#values/time/date-formats.ts'

/** How much the service worker keeps: a few megabytes, of which a phone may delete all. */
export const copyLimits = {
  page: { maxEntries: 50, maxAgeSeconds: 7 * 86_400 },
  data: { maxEntries: 150, maxAgeSeconds: 7 * 86_400 },
  picture: { maxEntries: 120, maxAgeSeconds: 7 * 86_400 },
  /** The files of one release, in both languages, are fewer. */
  file: { maxEntries: 400 },
} as const satisfies Record<KeptKind, object>

/**
 * How long the network has for the first byte of a page that there is a copy of. On the slowest connections that browsers
 * report, a page takes two to three seconds; after four, the connection is as good as lost. The page that arrives later is
 * still kept.
 */
export const networkTimeoutSeconds = 4

const formatOf = dateFormats({
  timeZone: region.timeZone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})

/** When a copy was kept, in words: `Thu, 26 Nov, 10:15 am`. */
export const formatKeptAt = (locale: string, milliseconds: number) => formatOf(locale).format(milliseconds)
