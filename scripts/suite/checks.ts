import { runCheck } from './runners.ts'

const knip = 'node_modules/knip/bin/knip.js'

/** One after the other: each keeps every core busy by itself. */
export const checks = [
  () => runCheck('lint', 'node_modules/@biomejs/biome/bin/biome', ['check', '.']),
  () => runCheck('types', 'node_modules/typescript/bin/tsc', ['-b']),
  () => runCheck('no dead code', knip, []),
  () => runCheck('no file that only tests use', knip, ['--production', '--include=files']),
]
