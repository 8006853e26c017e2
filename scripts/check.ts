/** Static checks: `npm run check`. */
import { checks } from './suite/checks.ts'
import { sumCounts } from './suite/test-counts.ts'

const results = []
for (const check of checks) results.push(await check())
process.exitCode = sumCounts(results).failures.length > 0 ? 1 : 0
