import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top folder of the project, whatever folder a command was called from. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The Node that the project pins, which runs everything but the first lines of a command. */
export const pinnedNode = join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)
