import { handOver } from './setup/hand-over.mjs'
import { prepare } from './setup/prepare.mjs'

await prepare()
handOver(['src/main.ts', ...process.argv.slice(2)])
