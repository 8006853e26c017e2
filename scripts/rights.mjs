import { prepareInstall } from './setup/prepare.mjs'
import { spawnNode } from './setup/spawn-node.mjs'

await prepareInstall('everything')
spawnNode(['scripts/rights/main.ts'])
