/**
 * How fast pages are for visitors: Largest Contentful Paint, Interaction to Next Paint and Cumulative Layout Shift (Core
 * Web Vitals), and the time from a tap on a link until the next page’s heading is shown.
 */
export const speedMetrics = ['lcp', 'inp', 'cls', 'tap'] as const
export type SpeedMetric = (typeof speedMetrics)[number]

/** The pages that are told apart. A fixed list, because URLs could identify visitors and each one would be a time series. */
export const pageKinds = ['home', 'categories', 'category', 'product', 'cart', 'checkout', 'other'] as const
export type PageKind = (typeof pageKinds)[number]

/** Told apart by the main pointer: finger or mouse. */
export const devices = ['mobile', 'desktop'] as const
export type Device = (typeof devices)[number]
