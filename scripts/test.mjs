import { prepare, prepareInstall } from './setup/prepare.mjs'
import { spawnNode } from './setup/spawn-node.mjs'

// Few tests of a change need the pages; these are built then.
await (process.argv.includes('--changed') ? prepareInstall('everything') : prepare('everything'))
spawnNode(['scripts/test.ts', ...process.argv.slice(2)])
