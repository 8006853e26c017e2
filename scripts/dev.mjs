import { prepareInstall } from './setup/prepare.mjs'
import { spawnNode } from './setup/spawn-node.mjs'

await prepareInstall('running')
spawnNode(['scripts/dev/main.ts'])
