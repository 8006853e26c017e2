import { expect, test } from 'vitest'
import { pictureSourceSet } from './picture.ts'

test('a picture offers every stored width in the format asked for', () => {
  const picture = { url: '/pictures/abc', width: 1200, height: 900, alt: '', widths: [320, 640] }
  expect(pictureSourceSet(picture, 'avif')).toBe('/pictures/abc/320.avif 320w, /pictures/abc/640.avif 640w')
})
