import { prepare } from './setup/prepare.mjs'
import { spawnNode } from './setup/spawn-node.mjs'

await prepare('running')
spawnNode(['scripts/move-to-postgres.ts', ...process.argv.slice(2)])
