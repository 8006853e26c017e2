import { join } from 'node:path'
import { API } from 'typescript/unstable/sync'
import { root } from './read-recipes.ts'

const config = join(root, 'tsconfig/of-recipes.json')

/** Type-checks changed files of the repository without writing them. */
export function createTypeChecker(files: string[]) {
  const overlay = new Map<string, string>([[config, configFor(files)]])
  const api = new API({
    cwd: root,
    fs: { readFile: (path) => overlay.get(path), fileExists: (path) => overlay.has(path) || undefined },
  })
  let snapshot: ReturnType<typeof api.updateSnapshot> | undefined

  /** Replaces the content of these files for the next check; `undefined` takes a change back. */
  const change = (contents: Iterable<[file: string, content: string | undefined]>) => {
    const changed = []
    for (const [file, content] of contents) {
      const path = join(root, file)
      if (content === undefined) overlay.delete(path)
      else overlay.set(path, content)
      changed.push(path)
    }
    snapshot = api.updateSnapshot({ openProjects: snapshot ? [] : [config], fileChanges: { changed } })
  }
  const problemsIn = (file: string) => {
    const program = snapshot?.getProject(config)?.program
    if (!program) throw new Error('no program was loaded')
    const path = join(root, file)
    return [...program.getSyntacticDiagnostics(path), ...program.getSemanticDiagnostics(path)].map(
      ({ text }) => `${file}: ${text}`,
    )
  }
  return { change, problemsIn, close: () => api.close() }
}

/** One program with everything that these files import. */
const configFor = (files: string[]) =>
  JSON.stringify({
    extends: './base.json',
    compilerOptions: {
      composite: false,
      emitDeclarationOnly: false,
      noEmit: true,
      lib: ['es2024', 'dom', 'dom.iterable'],
      types: ['node', 'vite/client'],
    },
    include: [],
    files: files.map((file) => join(root, file)),
  })
