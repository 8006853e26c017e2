import { longLists } from './growth/long-lists.ts'
import { scale } from './growth/scale.ts'
import { memory } from './machine/memory.ts'
import { startAndMemory } from './machine/start-and-memory.ts'
import { checkouts } from './orders/checkouts.ts'
import { oneProduct } from './orders/one-product.ts'
import { processes } from './orders/processes.ts'
import { rush } from './orders/rush.ts'
import { verifyAgain } from './orders/verify-again.ts'
import { firstRender } from './pages/first-render.ts'
import { invalidation } from './pages/invalidation.ts'
import { lighthouseScores } from './pages/lighthouse.ts'
import { scripts } from './pages/scripts.ts'
import { sections } from './pages/sections.ts'
import { shopping } from './pages/shopping.ts'
import { tap } from './pages/tap.ts'
import { weight } from './pages/weight.ts'
import { asMarkdown, meetsTarget, type Report, unmeasuredMark } from './report.ts'
import { isQuick, logProgress } from './run-options.ts'
import { cached } from './serving/cached.ts'
import { costs } from './serving/costs.ts'
import { randomUrls } from './serving/random-urls.ts'
import { upgrade } from './upgrade/upgrade.ts'
import { upgradePrevious } from './upgrade/upgrade-previous.ts'
import { writeMeasurements } from './write-measurements.ts'

const parts: Record<string, () => Promise<Report>> = {
  cached,
  'random-urls': randomUrls,
  costs,
  'first-render': firstRender,
  invalidation,
  lighthouse: lighthouseScores,
  scripts,
  weight,
  tap,
  shopping,
  sections,
  checkouts,
  memory,
  start: startAndMemory,
  scale,
  'long-lists': longLists,
  'one-product': oneProduct,
  rush,
  processes,
  'verify-again': verifyAgain,
  upgrade,
  'upgrade-previous': upgradePrevious,
}

/**
 * `npm run bench` measures everything, `npm run bench -- cached tap` only those parts. `--quick` runs a fifth of the rounds,
 * and `--keep` writes the results into docs/measurements.md.
 */
const flags = process.argv.slice(2).filter((word) => word.startsWith('--'))
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const unknown = [
  ...named.filter((name) => !(name in parts)),
  ...flags.filter((flag) => flag !== '--keep' && flag !== '--quick'),
]
if (unknown.length > 0)
  end(2, `Unknown: ${unknown.join(', ')}. Available parts: ${Object.keys(parts).join(', ')}.`)
if (isQuick && flags.includes('--keep'))
  end(2, '--keep cannot be combined with --quick: a quick run has too few rounds.')

// Ends child processes together with this one.
for (const signal of ['SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

const reports: Report[] = []
const failed: string[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue
  logProgress(`${name} …`)
  const report = await measure().catch((error): Report => {
    console.error(error)
    failed.push(name)
    return {
      title: name,
      text: `${unmeasuredMark} (${name}): ${String(error).split('\n', 1)[0]}`,
      targets: [],
    }
  })
  reports.push(report)
  console.log(`\n${asMarkdown(report)}\n`)
}
if (flags.includes('--keep')) writeMeasurements(reports)

const missed = reports.flatMap(({ title, targets }) =>
  targets.filter((target) => !meetsTarget(target)).map(({ what }) => `${title}: ${what}`),
)
logProgress('done')
if (failed.length > 0) console.log(`Not measured: ${failed.join(', ')}.`)
// Keep-alive connections must not keep the process running.
end(
  missed.length + failed.length > 0 ? 1 : 0,
  missed.length > 0 ? `Missed targets:\n- ${missed.join('\n- ')}` : 'All measured targets are met.',
)

function end(status: number, sentence: string): never {
  console.log(sentence)
  process.exit(status)
}
