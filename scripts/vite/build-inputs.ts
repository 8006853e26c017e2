import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'

/**
 * A Vite plugin that records which of the project's files each half of the build was made from, as
 * `build/made-from-client.json`: every bundled module and font, and the configuration. See
 * `scripts/setup/build-stamp.mjs`.
 */
export function recordBuildInputs(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'made-from',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle(_, bundle) {
      const assets = Object.values(bundle).flatMap((made) =>
        made.type === 'asset' ? made.originalFileNames : [],
      )
      const used = [...this.getModuleIds(), ...assets, ...config.configFileDependencies]
      const folder = join(config.root, 'build')
      mkdirSync(folder, { recursive: true })
      const file = join(folder, `made-from-${this.environment.name}.json`)
      writeFileSync(file, JSON.stringify(ownFiles(config.root, used), undefined, 1))
    },
  }
}

/**
 * The project's own files among the used ones, as paths from its root. Leaves out packages, which the lockfile covers,
 * and virtual modules of plugins.
 */
function ownFiles(root: string, used: string[]) {
  const isOwn = (file: string) =>
    !/^\.\.|(^|\/)node_modules\//.test(file) &&
    existsSync(join(root, file)) &&
    statSync(join(root, file)).isFile()
  const files = used
    .filter((id) => !id.includes('\0'))
    .map((id) => relative(root, resolve(root, id.replace(/\?.*$/, ''))).replaceAll('\\', '/'))
  return [...new Set(files)].filter(isOwn).sort()
}
