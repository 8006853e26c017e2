/** Static checks: `npm run check`. */
import { checks } from './suite/checks.ts'
import { sum } from './suite/test-counts.ts'

const results = []
for (const check of checks) results.push(await check())
process.exitCode = sum(results).failures.length > 0 ? 1 : 0
