import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { imports, src } from './imports.ts'

const readSheet = (name: string) => readFileSync(join(src, 'ui', name), 'utf8')

/** The screens whose styles the first sheet leaves out, apart from the back office. */
const leftOut = [...readSheet('shop.css').matchAll(/@source not "\.\.\/([^"]+)"/g)]
  .flatMap(([, pattern = '']) =>
    globSync(pattern.endsWith('/**') ? `${pattern}/*.tsx` : pattern, { cwd: src }),
  )
  .filter((file) => !/\.test\.tsx$|\/admin\//.test(file))

const isScreen = (file: string) => /\/shop\/.*\.tsx$/.test(file)
const shopFolder = (file: string) => file.replace(/\/shop\/.*/, '')
const hasOwnSheet = (file: string) =>
  imports.some(({ from, to }) => from === file && to === 'ui/all-shop.css')

test('screens without styles in the first sheet are reached only through pages with the whole sheet', () => {
  expect(leftOut.length).toBeGreaterThan(50)
  const fromElsewhere = imports.filter(
    ({ from, to, typeOnly }) =>
      !typeOnly &&
      leftOut.includes(to) &&
      !leftOut.includes(from) &&
      !from.includes('/admin/') &&
      // Their helpers without styles of their own.
      !(from.endsWith('.ts') && shopFolder(from) === shopFolder(to)),
  )
  expect(fromElsewhere).toEqual([])
  const pages = leftOut.filter((file) => isScreen(file) && /-page\.tsx$/.test(file))
  expect(pages.filter((file) => !hasOwnSheet(file))).toEqual([])
})
