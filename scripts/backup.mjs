import { handOver } from './setup/hand-over.mjs'
import { prepare } from './setup/prepare.mjs'

await prepare('running')
handOver(['scripts/backup.ts', ...process.argv.slice(2)])
