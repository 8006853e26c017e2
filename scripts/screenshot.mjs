import { spawnNode } from './setup/hand-over.mjs'
import { prepare } from './setup/prepare.mjs'

await prepare('everything')
spawnNode(['scripts/screenshot.ts'])
