import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder, whatever the current folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The shop's entry point and Node's flags for it. A 16 MB semi-space suits short-lived responses: 32 MB made a checkout
 * 6% cheaper but the process 32 MB larger. Without `--no-allocation-site-pretenuring` V8 treated requests and responses
 * as long-lived in most processes, and each minor collection then took ten milliseconds. The shop itself runs one
 * garbage collection after startup.
 */
export const shopCommand = [
  '--max-semi-space-size=16',
  '--no-allocation-site-pretenuring',
  '--expose-gc',
  'src/main.ts',
]

/**
 * Settings for glibc's malloc: return large free blocks to the system, and share one arena between threads. Without them,
 * resizing 48-megapixel pictures kept half as much memory again as was ever in use, and compressing pages some 20 MB. Other C
 * libraries ignore them.
 */
const mallocEnv = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: String(128 * 1024) }

/**
 * Node's compile cache: later starts need not load Node's TypeScript support, which takes 20 MB.
 */
export const compileCacheEnv = { NODE_COMPILE_CACHE: join(root, 'build/compiled') }

/** Environment variables that keep the shop's process small. */
export const shopMemoryEnv = { ...mallocEnv, ...compileCacheEnv }

/**
 * Whether the machine's own Node supports TypeScript. npm puts the project's programs first, so that a command may run on
 * the pinned Node, which an install replaces: that one doesn't count.
 * @param {{ version: string, execPath: string }} current
 */
export const isModernOfMachine = ({ version, execPath }) =>
  Number(version.split('.')[0]) >= 24 && !execPath.startsWith(join(root, 'node_modules'))

export const runsTypeScript = isModernOfMachine({
  version: process.versions.node,
  execPath: process.execPath,
})

/** The Node that runs everything but a command's first lines: the machine's own, or the pinned one if that is too old. */
export const modernNode = runsTypeScript
  ? process.execPath
  : join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
