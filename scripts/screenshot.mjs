import { handOver } from './setup/hand-over.mjs'
import { prepare } from './setup/prepare.mjs'

await prepare('everything')
handOver(['scripts/screenshot.ts'])
