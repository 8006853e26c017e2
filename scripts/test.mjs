import { prepare } from './setup/prepare.mjs'
import { spawnNode } from './setup/spawn-node.mjs'

await prepare('everything')
spawnNode(['scripts/test.ts', ...process.argv.slice(2)])
