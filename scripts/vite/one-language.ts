import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const isWords = /\/words\/(?:[\w-]+\/)*en\.ts$/
const isSheet = /\/styles\.css$/
const asCopy = /^(.*\/words\/.*\.ts)\?for=/

/**
 * Gives a build the sentences of one language: who imports `words/en.ts` gets the file of that language, or English where
 * it has none yet. In the browser's half each importer gets a copy of its own, of which only what it says is kept: shared,
 * the sentences of all pages would stand in the script that comes first. The style sheet gives way in the same manner, to
 * `styles-ta.css`.
 * @param isOurs whether an environment is the language's
 */
export function oneLanguage(language: string, isOurs: (environment: string) => boolean): Plugin {
  return {
    name: `one-language-${language}`,
    enforce: 'pre',
    applyToEnvironment: ({ name }) => isOurs(name),
    resolveId(source, importer) {
      if (!importer || !/^[.#]/.test(source)) return
      const from = importer.replace(/\?.*/, '')
      // `#values/…` is a file of `src`, as `imports` in package.json says.
      const file = source.startsWith('#')
        ? resolve(this.environment.config.root, 'src', source.slice(1))
        : resolve(dirname(from), source)
      if (isSheet.test(file)) return existingOr(file, file.replace(/\.css$/, `-${language}.css`))
      if (!isWords.test(file)) return
      const found = existingOr(file, file.replace(/en\.ts$/, `${language}.ts`))
      if (this.environment.config.consumer === 'server') return found
      // An ending of the importer's, `.tsx`, would be taken for the file's own.
      return `${found}?for=${relative(this.environment.config.root, from).replaceAll(/[/.]/g, '~')}`
    },
    load(id) {
      const file = asCopy.exec(id)?.[1]
      return file ? { code: readFileSync(file, 'utf8'), moduleType: 'ts' } : undefined
    },
  }
}

const existingOr = (first: string, own: string) => (existsSync(own) ? own : first)
