import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/runtime.mjs'

/** The project's own files, tests included, as paths from its root. */
export const listFiles = () =>
  ['src', 'test', 'scripts', 'packages']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => !path.includes('/node_modules/'))
