import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { asMarkdown, missedMark, type Report, table, unmeasuredMark } from './report.ts'

const file = 'docs/measurements.md'
const introduction = `\`npm run bench -- --keep\` writes this file. Each section states the date, commit and machine of its
measurements. In sections that start with "Recorded", the commit is the one that last changed the section's figures. The shop, the
database and the load generator ran on the same machine, so the ratios are more meaningful than the absolute figures.`

/** Writes the reports into the measurements file. A section that was not measured again stays, with its commit. */
export function writeMeasurements(reports: Report[]) {
  const sections = sectionsIn(readFileSync(file, 'utf8'))
  const source = describeSource()
  for (const report of reports)
    sections.set(report.title, asMarkdown({ ...report, text: `${source}\n\n${report.text}` }))
  const texts = [...sections.values()]
  writeFileSync(
    file,
    `${['# Measurements', introduction, describeMissedTargets(texts), ...texts].join('\n\n')}\n`,
  )
}

const sectionsIn = (text: string) =>
  new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.split('\n', 1)[0] ?? '', `## ${section.trim()}`]),
  )

/** Where the figures come from; `-dirty` marks changes that were not committed. */
function describeSource() {
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim()
  const day = new Date().toISOString().slice(0, 10)
  return `Measured on ${day} at commit ${commit}, on ${cpus().length} cores (${cpus()[0]?.model}) with Node ${process.version}.`
}

/** The missed targets, with the labels and figures of their rows. */
function describeMissedTargets(sections: string[]) {
  const lines = sections.join('\n').split('\n')
  const missed = lines.filter((line) => line.includes(missedMark))
  const met = lines.filter((line) => line.endsWith('| met |'))
  const unmeasured = lines.filter((line) => line.startsWith(unmeasuredMark))
  const counted = `${met.length} of ${missed.length + met.length} targets are met.`
  const rows = missed.map((line) =>
    line
      .split('|')
      .slice(1, 4)
      .map((cell) => cell.trim()),
  )
  return [
    counted,
    ...unmeasured,
    ...(rows.length > 0 ? [table(['missed target', 'measured', 'target'], rows)] : []),
  ].join('\n\n')
}
