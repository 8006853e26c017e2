import { expect, test } from 'vitest'
import { openSheets } from './sheets.ts'
import { linesOf, widthOf } from './text.ts'

const look = { size: 10 }

test('a line ends between words, but not at a no-break space', async () => {
  const sheets = await openSheets({ title: 'Test', author: 'Test' })
  const width = widthOf(sheets, 'Millet Muesli, 400', look) + 1
  expect(linesOf(sheets, 'Millet Muesli, 400 g', width, look)).toEqual(['Millet Muesli, 400', 'g'])
  expect(linesOf(sheets, 'Millet Muesli, 400\u00a0g', width, look)).toEqual(['Millet Muesli,', '400 g'])
  // What was pasted with nothing but such spaces is broken all the same.
  expect(linesOf(sheets, 'Millet\u00a0Muesli,\u00a0400\u00a0g', width, look)).toEqual([
    'Millet Muesli, 400',
    'g',
  ])
  expect(linesOf(sheets, ' \u00a0 ', width, look)).toEqual([])
  for (const line of linesOf(sheets, 'கொண்டைக்கடலை மியூஸ்லி, 400\u00a0கிராம்', width, look))
    expect(widthOf(sheets, line, look)).toBeLessThanOrEqual(width)
})
