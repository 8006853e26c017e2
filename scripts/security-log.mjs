import { prepare } from './setup/prepare.mjs'
import { spawnNode } from './setup/spawn-node.mjs'

await prepare('running')
spawnNode(['scripts/security-log.ts', ...process.argv.slice(2)])
