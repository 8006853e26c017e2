import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { asMarkdown, missedMark, type Report, table, unmeasuredMark } from './report.ts'

const file = 'docs/measurements.md'

/** Writes the reports into the measurements file; after a partial run the other sections stay. */
export function writeMeasurements(reports: Report[], isWhole: boolean) {
  const sections = isWhole ? new Map<string, string>() : sectionsIn(readFileSync(file, 'utf8'))
  for (const report of reports) sections.set(report.title, asMarkdown(report))
  const texts = [...sections.values()]
  writeFileSync(
    file,
    `${['# Measurements', heading(), describeMissedTargets(texts), ...texts].join('\n\n')}\n`,
  )
}

const sectionsIn = (text: string) =>
  new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.split('\n', 1)[0] ?? '', `## ${section.trim()}`]),
  )

const heading = () =>
  [
    `Made by \`npm run bench -- --keep\` on ${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version},`,
    'everything on the same machine. Ratios matter more than figures.',
  ].join('\n')

/** Missed targets come first, in the words of their rows. */
function describeMissedTargets(sections: string[]) {
  const lines = sections.join('\n').split('\n')
  const short = lines.filter((line) => line.includes(missedMark))
  const met = lines.filter((line) => line.endsWith('| met |'))
  const unmeasured = lines.filter((line) => line.startsWith(unmeasuredMark))
  const counted = `${short.length + met.length} targets, ${met.length} of them met.`
  const rows = short.map((line) =>
    line
      .split('|')
      .slice(1, 4)
      .map((cell) => cell.trim()),
  )
  return [
    counted,
    ...unmeasured,
    ...(rows.length > 0 ? [table(['short', 'measured', 'wanted'], rows)] : []),
  ].join('\n\n')
}
