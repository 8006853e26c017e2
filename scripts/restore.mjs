import { prepare } from './setup/prepare.mjs'
import { spawnNode } from './setup/spawn-node.mjs'

await prepare('running')
spawnNode(['scripts/restore.ts', ...process.argv.slice(2)])
