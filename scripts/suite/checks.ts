import { runCheck } from './runners.ts'

const knip = 'node_modules/knip/bin/knip.js'

/** In sequence, because each check uses every core. */
export const checks = [
  () => runCheck('lint', 'node_modules/@biomejs/biome/bin/biome', ['check', '.']),
  () => runCheck('types', 'node_modules/typescript/bin/tsc', ['-b']),
  () => runCheck('no dead code', knip, []),
  () => runCheck('no file that only tests use', knip, ['--production', '--include=files']),
]
