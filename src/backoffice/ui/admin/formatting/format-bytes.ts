import * as words from '../../words/office/en.ts'

const kilo = 1024
const figure = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

/** Formats bytes: `12 KB`, `5.1 MB`, `38.2 GB`. */
export function formatBytes(bytes: number) {
  if (bytes < kilo ** 2) return words.kilobytes({ count: figure.format(Math.ceil(bytes / kilo)) })
  if (bytes < kilo ** 3) return words.megabytes({ count: figure.format(bytes / kilo ** 2) })
  return words.gigabytes({ count: figure.format(bytes / kilo ** 3) })
}
