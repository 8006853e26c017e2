import { spawnNode } from './setup/hand-over.mjs'
import { prepareInstall } from './setup/prepare.mjs'

await prepareInstall('running')
spawnNode(['scripts/dev/main.ts'])
