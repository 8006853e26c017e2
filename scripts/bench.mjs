import { prepare } from './setup/prepare.mjs'
import { spawnNode } from './setup/spawn-node.mjs'

await prepare('everything')
spawnNode(['bench/run.ts', ...process.argv.slice(2)])
