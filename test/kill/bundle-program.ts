import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { root } from '../../scripts/setup/runtime.mjs'

/**
 * Bundles the project's modules that a test program uses into one file, because finding and linking a thousand modules
 * takes half of a start's processor time.
 * @param entry the path of its main module
 * @returns the path of the bundle, in a folder from where packages are found
 */
export async function bundleProgram(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [keepOwnPath],
    build: { ssr: entry, write: false, minify: false, rolldownOptions: { output: { codeSplitting: false } } },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (!chunk) throw new Error(`${entry} was bundled into nothing`)
  const folder = join(root, 'build/programs')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${basename(entry, '.ts')}.mjs`)
  // Renamed when complete, because another worker may be starting it.
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, chunk.code)
  renameSync(unfinished, file)
  return file
}

/** Modules that read files beside them still find these: each keeps the path of its source. */
const keepOwnPath: Plugin = {
  name: 'keep-own-path',
  transform: (code, id) =>
    code.includes('import.meta')
      ? code
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : undefined,
}
