/** Something a measurement must reach. */
export type Target = { what: string; measured: number; least?: number; most?: number; unit?: string }

/** What a measurement says: a heading, what was measured as a table in Markdown, and what it had to reach. */
export type Report = { title: string; text: string; targets: Target[] }

/** Stands beside a figure that does not reach its target. */
export const missedMark = '**short**'
/** Stands where a measurement did not come to its end. */
export const unmeasuredMark = '**Not measured**'

export const isMet = ({ measured, least = -Infinity, most = Infinity }: Target) =>
  measured >= least && measured <= most

/** Rows under a heading, as a Markdown table: read in a terminal and kept in `docs/measurements.md`. */
export function table(columns: string[], rows: (string | number)[][]) {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n')
}

export function asMarkdown({ title, text, targets }: Report) {
  const rows = targets.map((target) => [
    target.what,
    formatFigure(target.measured, target.unit),
    formatTarget(target),
    isMet(target) ? 'met' : missedMark,
  ])
  const reached = rows.length > 0 ? `\n\n${table(['target', 'measured', 'wanted', ''], rows)}` : ''
  return `## ${title}\n\n${text}${reached}`
}

function formatTarget({ least, most, unit }: Target) {
  if (least !== undefined && least === most) return `exactly ${formatFigure(least, unit)}`
  return least === undefined
    ? `at most ${formatFigure(most ?? Infinity, unit)}`
    : `at least ${formatFigure(least, unit)}`
}

/** Two digits behind the point where there are few before it. */
export const formatFigure = (value: number, unit = '') =>
  `${Number.isInteger(value) || Math.abs(value) >= 100 ? Math.round(value) : value.toFixed(2)} ${unit}`.trim()
