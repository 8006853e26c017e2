import { prepareInstall } from './setup/prepare.mjs'
import { spawnNode } from './setup/spawn-node.mjs'

await prepareInstall('everything')
spawnNode(['scripts/coverage/main.ts', ...process.argv.slice(2)])
