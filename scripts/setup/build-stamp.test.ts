import { appendFileSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createBuilder } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '#test/shop/temporary-folder.ts'
import { recordBuildInputs } from '../vite/build-inputs.ts'
import { isBuildFresh, writeBuildStamp } from './build-stamp.mjs'

const files = {
  'package-lock.json': '{}',
  'public/mark.svg': '<svg/>',
  'src/page.ts': "import './look.css'\nimport { word } from './word.ts'\ndocument.title = word",
  'src/render.ts': "export { word } from './word.ts'",
  'src/word.ts': "export const word = 'porridge'",
  'src/look.css': "@font-face { font-family: y; src: url('./y.woff2') }",
  'src/y.woff2': 'x'.repeat(5000),
  'src/server/answer.ts': "import { word } from '../word.ts'\nexport const answer = { word }",
}

/** A small project with a finished build, whose files are all older than the build. */
async function builtProject() {
  const root = temporaryFolder()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
    utimesSync(join(root, name), new Date(0), new Date(0))
  }
  const halves = {
    client: { build: { outDir: 'build/client', rolldownOptions: { input: 'src/page.ts' } } },
    ssr: { build: { outDir: 'build/server', ssr: true, rolldownOptions: { input: 'src/render.ts' } } },
  }
  const config = {
    root,
    configFile: false as const,
    logLevel: 'silent' as const,
    plugins: [recordBuildInputs()],
  }
  const begunAt = Date.now()
  await (await createBuilder({ ...config, builder: {}, environments: halves })).buildApp()
  return { root, begunAt, change: (name: string) => appendFileSync(join(root, name), '\n') }
}

test('what was built from these files is fresh', async () => {
  const { root, begunAt } = await builtProject()
  expect(isBuildFresh(root)).toBe(false)
  writeBuildStamp(root, begunAt)
  expect(isBuildFresh(root)).toBe(true)
})

test.each([
  ['src/page.ts', false],
  ['src/render.ts', false],
  ['src/word.ts', false],
  ['src/look.css', false],
  ['src/y.woff2', false],
  ['public/mark.svg', false],
  ['public/new.svg', false],
  ['package-lock.json', false],
  ['src/server/answer.ts', true],
  ['src/server/new.ts', true],
])('after a change of %s it is fresh: %s', async (name, fresh) => {
  const { root, begunAt, change } = await builtProject()
  writeBuildStamp(root, begunAt)
  change(name)
  expect(isBuildFresh(root)).toBe(fresh)
})

test('a file that is gone, and a file that comes back', async () => {
  const { root, begunAt } = await builtProject()
  writeBuildStamp(root, begunAt)
  rmSync(join(root, 'src/word.ts'))
  expect(isBuildFresh(root)).toBe(false)
  writeFileSync(join(root, 'src/word.ts'), files['src/word.ts'])
  expect(isBuildFresh(root), 'its time does not matter').toBe(true)
})

test('a file that was changed while it was built may not be in it', async () => {
  const { root, begunAt, change } = await builtProject()
  change('src/word.ts')
  writeBuildStamp(root, begunAt)
  expect(isBuildFresh(root)).toBe(false)
})

test('a file that was changed within the millisecond in which the build ends may not be in it', async () => {
  const { root, begunAt } = await builtProject()
  const now = Date.now()
  utimesSync(join(root, 'src/word.ts'), now / 1000, (now + 0.75) / 1000)
  vi.useFakeTimers({ toFake: ['Date'], now })
  onTestFinished(() => void vi.useRealTimers())
  writeBuildStamp(root, begunAt)
  expect(isBuildFresh(root)).toBe(false)
})
