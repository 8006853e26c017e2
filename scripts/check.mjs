import { handOver } from './setup/hand-over.mjs'
import { prepareInstall } from './setup/prepare.mjs'

await prepareInstall('everything')
handOver(['scripts/check.ts'])
