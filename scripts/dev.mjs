import { handOver } from './setup/hand-over.mjs'
import { prepareInstall } from './setup/prepare.mjs'

await prepareInstall('running')
handOver(['scripts/dev/main.ts'])
