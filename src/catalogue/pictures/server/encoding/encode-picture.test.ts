import { expect, test } from 'vitest'
import { pictureVariantWidths } from './encode-picture.ts'

test.each([
  [200, [200]],
  [320, [320]],
  [376, [376]],
  [377, [320, 377]],
  [900, [320, 640, 900]],
  [1000, [320, 640, 1000]],
  [1200, [320, 640, 960, 1200]],
  [1800, [320, 640, 960, 1280, 1800]],
  [2000, [320, 640, 960, 1280, 1600, 2000]],
])('a picture of %i pixels is offered in widths %j', (width, widths) => {
  expect(pictureVariantWidths(width)).toEqual(widths)
})
