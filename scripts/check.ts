/** Static checks: `npm run check`. */
import { checks } from './suite/checks.ts'
import { sum } from './suite/test-counts.ts'

const tallies = []
for (const check of checks) tallies.push(await check())
process.exitCode = sum(tallies).failures.length > 0 ? 1 : 0
