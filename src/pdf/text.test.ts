import { expect, test } from 'vitest'
import { createPdf } from './pdf-document.ts'
import { widthOf, wrapText } from './text.ts'

const style = { size: 10 }

test('a line ends between words, but not at a no-break space', async () => {
  const pdf = await createPdf({ title: 'Test', author: 'Test' })
  const width = widthOf(pdf, 'Millet Muesli, 400', style) + 1
  expect(wrapText(pdf, 'Millet Muesli, 400 g', width, style)).toEqual(['Millet Muesli, 400', 'g'])
  expect(wrapText(pdf, 'Millet Muesli, 400\u00a0g', width, style)).toEqual(['Millet Muesli,', '400 g'])
  // Text that only contains no-break spaces must be wrapped too.
  expect(wrapText(pdf, 'Millet\u00a0Muesli,\u00a0400\u00a0g', width, style)).toEqual([
    'Millet Muesli, 400',
    'g',
  ])
  expect(wrapText(pdf, ' \u00a0 ', width, style)).toEqual([])
  for (const line of wrapText(pdf, 'கொண்டைக்கடலை மியூஸ்லி, 400\u00a0கிராம்', width, style))
    expect(widthOf(pdf, line, style)).toBeLessThanOrEqual(width)
})
