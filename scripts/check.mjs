import { spawnNode } from './setup/hand-over.mjs'
import { prepareInstall } from './setup/prepare.mjs'

await prepareInstall('everything')
spawnNode(['scripts/check.ts'])
