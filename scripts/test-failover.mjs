import { handOver } from './setup/hand-over.mjs'
import { prepare } from './setup/prepare.mjs'

await prepare('everything')
const config = ['--config', 'test/running/failover/failover.config.ts']
handOver(['node_modules/vitest/vitest.mjs', 'run', ...config], {
  KEEP_MEASURED: process.argv.includes('--keep') ? 'yes' : '',
})
