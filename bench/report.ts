/** A target of a measurement. */
export type Target = { what: string; measured: number; least?: number; most?: number; unit?: string }

/** A measurement's report: heading, results as a Markdown table, and targets. */
export type Report = { title: string; text: string; targets: Target[] }

/** Marks a value that misses its target. */
export const missedMark = '**missed**'
/** Marks a measurement that did not finish. */
export const unmeasuredMark = '**Not measured**'

export const meetsTarget = ({ measured, least = -Infinity, most = Infinity }: Target) =>
  measured >= least && measured <= most

/** A Markdown table under a heading, for the terminal and `docs/measurements.md`. */
export function table(columns: string[], rows: (string | number)[][]) {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n')
}

export function asMarkdown({ title, text, targets }: Report) {
  const rows = targets.map((target) => [
    target.what,
    formatFigure(target.measured, target.unit),
    formatTarget(target),
    meetsTarget(target) ? 'met' : missedMark,
  ])
  const reached = rows.length > 0 ? `\n\n${table(['metric', 'measured', 'target', 'result'], rows)}` : ''
  return `## ${title}\n\n${text}${reached}`
}

function formatTarget({ least, most, unit }: Target) {
  if (least !== undefined && least === most) return `exactly ${formatFigure(least, unit)}`
  return least === undefined
    ? `at most ${formatFigure(most ?? Infinity, unit)}`
    : `at least ${formatFigure(least, unit)}`
}

/** Two decimals for small numbers. */
export const formatFigure = (value: number, unit = '') =>
  `${Number.isInteger(value) || Math.abs(value) >= 100 ? Math.round(value) : value.toFixed(2)} ${unit}`.trim()

/** `100,000` */
export const formatCount = (count: number) => count.toLocaleString('en')
