import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { checkouts } from './checkouts.ts'
import { firstView } from './first-view.ts'
import { httpSpeed } from './http-speed.ts'
import { lighthouseScores } from './lighthouse.ts'
import { oneProduct } from './one-product.ts'
import { asMarkdown, isMet, type Report } from './report.ts'
import { rush } from './rush.ts'
import { scale } from './scale.ts'
import { startAndMemory } from './start-and-memory.ts'
import { verifyAgain } from './verify-again.ts'

const measurements: Record<string, () => Promise<Report>> = {
  'first-view': firstView,
  start: startAndMemory,
  http: httpSpeed,
  lighthouse: lighthouseScores,
  checkouts,
  'one-product': oneProduct,
  rush,
  verify: verifyAgain,
  scale,
}

const keptIn = 'docs/measurements.md'

/** `npm run bench` measures everything, `npm run bench -- http` one thing; `--keep` writes it into docs/measurements.md. */
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const unknown = wanted.filter((name) => !(name in measurements))
if (unknown.length > 0) {
  console.error(
    `There is no measurement ${unknown.join(', ')}. There are: ${Object.keys(measurements).join(', ')}.`,
  )
  process.exit(2)
}

// Whatever was started ends with this process.
for (const signal of ['SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

const reports: Report[] = []
for (const [name, measure] of Object.entries(measurements)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.error(`Measuring ${name} …`)
  const report = await measure()
  reports.push(report)
  console.log(`\n${asMarkdown(report)}\n`)
}

const missed = reports.flatMap(({ targets }) => targets).filter((target) => !isMet(target))
console.log(
  missed.length > 0 ? `Missed: ${missed.map(({ what }) => what).join(', ')}.` : 'Every target is met.',
)
if (process.argv.includes('--keep')) keep()
// Connections that stay open for the next request must not keep the process.
process.exit(missed.length > 0 ? 1 : 0)

/** What was not measured now stays as it was kept. */
function keep() {
  const { model } = cpus()[0] ?? { model: 'an unknown processor' }
  const heading = `Made by \`npm run bench -- --keep\` on ${cpus().length} cores (${model}), Node ${process.version}, everything on the same machine. Ratios matter more than figures.`
  const [, ...before] = readFileSync(keptIn, 'utf8').split(/^## /m)
  const sections = new Map(before.map((text) => [text.split('\n', 1)[0], `## ${text.trim()}`]))
  for (const report of reports) sections.set(report.title, asMarkdown(report))
  writeFileSync(keptIn, `${['# Measurements', heading, ...sections.values()].join('\n\n')}\n`)
}
