import { handOver } from './setup/hand-over.mjs'
import { prepare } from './setup/prepare.mjs'

await prepare()
handOver(['scripts/screenshot.ts'])
