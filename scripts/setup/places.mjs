import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top folder of the project, whatever folder a command was called from. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The shop's program, and how Node runs it. Answers live shortly and have room for it: twice as much made a checkout a
 * sixteenth cheaper and kept the process 32 MB larger. V8 is not to guess what lives long: in most processes it came to
 * guess so of requests and their answers, and each short collection then took ten milliseconds. The shop itself asks for
 * a collection once, when it has started.
 */
export const shopProgram = [
  '--max-semi-space-size=16',
  '--no-allocation-site-pretenuring',
  '--expose-gc',
  'src/main.ts',
]

/**
 * Large blocks go back to the system when they are free, and threads share what they allocate from: without this, pictures
 * of 48 megapixels left half as much again behind as was ever in use at once, and pages that were compressed some 20 MB. For
 * glibc; others do not look at it.
 */
const blocks = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: String(128 * 1024) }

/**
 * Node keeps what it made of each source file: a later start need not load the part of Node that reads TypeScript, which
 * takes 20 MB.
 */
export const compiled = { NODE_COMPILE_CACHE: join(root, 'build/compiled') }

/** What the shop's process is given in its environment, to be small. */
export const shopMemory = { ...blocks, ...compiled }

/** Whether the Node that runs this reads TypeScript as it is. */
export const isNewEnough = Number(process.versions.node.split('.')[0]) >= 24

/** The Node that runs everything but the first lines of a command: the machine's own, or the pinned one where that is older. */
export const modernNode = isNewEnough
  ? process.execPath
  : join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
