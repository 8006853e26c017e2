import { expect, test } from 'vitest'
import { isReplacedPreload } from './page-errors.ts'

const warning =
  'The resource http://127.0.0.1:80/pictures/d350/320.avif was preloaded using link preload but not used within a few seconds'

test.each([
  ['a larger file of the picture was requested', warning, ['/pictures/d350/640.avif'], true],
  ['no other file of the picture was requested', warning, ['/pictures/d350/320.avif'], false],
  ['a smaller file was requested', warning, ['/pictures/d350/160.avif'], false],
  ['a larger file in another format was requested', warning, ['/pictures/d350/640.webp'], false],
  ['a larger file of another picture was requested', warning, ['/pictures/e461/640.avif'], false],
  [
    'the preloaded file is no picture',
    warning.replace('pictures/d350/320.avif', 'assets/a.woff2'),
    ['/assets/b'],
    false,
  ],
  ['it is about something else', 'Refused to load a script', ['/pictures/d350/640.avif'], false],
])(
  'a preload warning is expected only if a larger file of the picture was shown: %s',
  (_, text, paths, expected) => {
    expect(isReplacedPreload(text, new Set(paths))).toBe(expected)
  },
)
