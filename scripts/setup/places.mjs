import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top folder of the project, whatever folder a command was called from. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The shop's program, and how Node runs it. Answers live shortly: room for more of them means that fewer outlive a
 * collection, which makes a checkout a sixteenth cheaper for 48 MB at most.
 */
export const shopProgram = ['--max-semi-space-size=32', 'src/main.ts']

/** The Node that the project pins, which runs everything but the first lines of a command. */
export const pinnedNode = join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)
