import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from '#endpoints.ts'
import { pageUrls } from '#urls.tsx'

const root = join(import.meta.dirname, '..')
const inFolder = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))
const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'deploy/README.md'],
  ...['docs', 'docs/how-to', 'docs/decisions'].flatMap(inFolder),
]
const textOf = (page: string) => readFileSync(join(root, page), 'utf8')

const withoutCode = (text: string) =>
  text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]*`(?!\])/g, '')

test.each(pages)('every file and chapter that %s leads to is there', (page) => {
  const links = [...withoutCode(textOf(page)).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
  for (const [link, path = '', chapter] of links) {
    const file = path === '' ? page : join(dirname(page), path)
    expect(existsSync(join(root, file)), link).toBe(true)
    if (chapter && file.endsWith('.md')) expect(chaptersOf(file), link).toContain(chapter)
  }
})

/** Heading anchors as GitHub generates them. */
const chaptersOf = (page: string) =>
  [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Paths that neither the table of pages nor an endpoint serves: built files, pictures, logos, the other language. */
const served = ['/assets/x', '/pictures/x', '/marks/x', '/ta/x']

test('the paths that a CDN is told about are those of the shop', () => {
  const [, table = ''] = /\| path \| rule \|\n([\s\S]*?)\n\n/.exec(textOf('docs/how-to/grow.md')) ?? []
  const told = [...table.matchAll(/`(\/[^`]*)`/g)].map(([, path = '']) => path)
  expect(told.length).toBeGreaterThan(10)
  const there = [
    ...served,
    ...pageUrls.map(({ path }) => path),
    ...Object.keys(endpoints).map((key) => `/api${key.split(' ')[1]}`),
  ]
  const matches = (path: string) => new RegExp(`^${path.replaceAll('/*/', '/[^/]+/').replace(/\*$/, '.*')}$`)
  expect(told.filter((path) => !there.some((one) => matches(path).test(one)))).toEqual([])
  // Pages that need a session must all be uncacheable.
  const never = told.filter(
    (path) => !path.startsWith('/api') && !served.some((one) => matches(path).test(one)),
  )
  const personal = pageUrls.filter(
    ({ access, secret, signedOutOnly }) => access !== 'anyone' || secret || signedOutOnly,
  )
  const left = personal.filter(({ path }) => !never.some((one) => matches(one).test(path)))
  expect(left.map(({ path }) => path)).toEqual([])
})
