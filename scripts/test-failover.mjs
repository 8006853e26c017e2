import { handOver } from './setup/hand-over.mjs'
import { prepare } from './setup/prepare.mjs'

await prepare('everything')
const config = ['--config', 'test/running/failover/failover.config.ts']
const asked = process.argv.slice(2).filter((argument) => argument !== '--keep')
handOver(['node_modules/vitest/vitest.mjs', 'run', ...config, ...asked], {
  KEEP_MEASURED: process.argv.includes('--keep') ? 'yes' : '',
})
