import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { applySteps, readRecipes, root, type Step } from './read-recipes.ts'
import { createTypeChecker } from './type-checker.ts'

const recipes = ['docs/where-to-add.md', 'docs/tour.md'].flatMap(readRecipes)
const steps = recipes.flatMap((recipe) => recipe.steps)
/** The recipe for a language leads from one compiler error to the next, so it is tested on its own. */
const isLanguage = ({ name }: { name: string }) => name.startsWith('A language')
const allButLanguage = steps.filter((step) => !isLanguage(step))
const isCode = (file: string) => /\.tsx?$/.test(file)
const filesOf = (some: Step[]) =>
  [...new Set(some.flatMap(({ edits }) => edits.map(({ file }) => file)))].filter(isCode)

// Type-checking takes seconds, and minutes on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

/** The tour's code outside of its recipe, with the names that it uses. */
const snippet = 'src/people/security/server/log/of-the-tour.ts'
const [, tourCode = ''] =
  /^```ts\n([\s\S]*?)^```$/m.exec(readFileSync(join(root, 'docs/tour.md'), 'utf8')) ?? []
const tourModule = `
import { recordSecurity } from './record-security.ts'
type Entry = Required<Parameters<typeof recordSecurity>[1]>
declare const trx: Parameters<typeof recordSecurity>[0]
declare const user: Entry['user']
declare const client: Entry['from']
declare const clock: { now: () => Date }
${tourCode}`

const checker = createTypeChecker(['src/shop.ts', snippet, ...filesOf(allButLanguage)])
let applied: Map<string, string>
const hasProblem = (file: string) => checker.problemsIn(file).length > 0
beforeAll(() => {
  applied = applySteps(allButLanguage)
  checker.change([...applied, [snippet, tourModule]])
})
afterAll(checker.close)

test('every addition has a recipe', () => {
  expect(recipes.map(({ name }) => name)).toEqual([
    'A store setting',
    'A product field',
    'An order field',
    'An email to customers',
    'An order event',
    'A background job',
    'A back office section',
    'A right',
    'A language',
    'A payment method',
    'Example: adding an endpoint',
  ])
})

test('all recipes together compile', () => {
  expect(filesOf(allButLanguage).flatMap(checker.problemsIn)).toEqual([])
})

test('the code that the tour quotes compiles', () => {
  expect(tourCode).toContain('recordSecurity')
  expect(checker.problemsIn(snippet)).toEqual([])
})

/** The steps that the compiler checks: the first of each recipe, then the second, and so on. */
const rounds = recipes
  .filter((recipe) => !isLanguage(recipe))
  .flatMap((recipe) =>
    recipe.steps.filter(({ isChecked }) => isChecked).map((step, round) => ({ recipe, step, round })),
  )
const lastRound = Math.max(...rounds.map(({ round }) => round))

// One step of every recipe is left out at a time, because the recipes share few files and each change costs seconds.
test.each(Array.from({ length: lastRound + 1 }, (_, round) => round))(
  'the compiler reports the steps that it is said to report, if they are forgotten (round %i)',
  (round) => {
    const forgotten = rounds.filter((one) => one.round === round)
    const left = new Set(forgotten.map(({ step }) => step))
    const files = filesOf([...left])
    const without = applySteps(allButLanguage.filter((step) => !left.has(step)))
    checker.change(files.map((file) => [file, without.get(file)]))
    const unnoticed = forgotten.filter(({ recipe }) => !filesOf(recipe.steps).some(hasProblem))
    checker.change(files.map((file) => [file, applied.get(file)]))
    expect(unnoticed.map(({ step }) => step.name)).toEqual([])
  },
)

test('a new language is reported in every table that the recipe lists', () => {
  const recipe = recipes.find(isLanguage)
  const listed = readFileSync(join(root, 'docs/where-to-add.md'), 'utf8')
    .split('## A language\n')[1]
    ?.matchAll(/^ {3}\| \[[^\]]+\]\(\.\.\/([^)]+)\)/gm)
  const files = [...(listed ?? [])].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(3)
  checker.change(applySteps(recipe?.steps ?? []))
  expect(files.filter((file) => !hasProblem(file))).toEqual([])
})
