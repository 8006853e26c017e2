import { handOver } from './setup/hand-over.mjs'
import { shopProgram } from './setup/places.mjs'
import { prepare } from './setup/prepare.mjs'

await prepare()
handOver([...shopProgram, ...process.argv.slice(2)])
