import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { pageUrls } from '#urls.tsx'
import { languages, withoutLanguage } from '#words/language.ts'
import { nameInPath } from './name-in-path.ts'

const firstWords = pageUrls.map(({ path }) => path.split('/')[1] ?? '').filter((word) => /^\w/.test(word))

test.each([
  ...new Set([...firstWords, ...languages, 'Ta', 'Admin', 'Profile', 'Address', 'me', 'Anitha Raj', 'a/b']),
])('a customer called %s has pages of their own', (name) => {
  const own = nameInPath(name)
  for (const [path, page] of [
    [`/profile/${own}`, '/profile/:username'],
    [`/${own}/account`, '/:username/account'],
    [`/${own}/address`, '/:username/address'],
    [`/${own}/orders`, '/:username/orders'],
  ] as const) {
    expect(withoutLanguage(path)).toBe(path)
    expect(matchRoutes(pageUrls, path)?.map(({ route }) => route.path)).toEqual([page])
  }
})
