import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { asRendered, readPdf } from '#test/shop/pdf.ts'
import { createPdf } from './pdf-document.ts'
import { widthOf, wrapText, write } from './text.ts'

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

test('documents that are drawn at the same time share their fonts, and each has its own letters', async () => {
  const texts = [
    ['Berry & Seed Muesli', 'ராகி கஞ்சி மிக்ஸ்'],
    ['Whole Black Pepper', 'கொண்டைக்கடலை'],
  ]
  const pdfs = await Promise.all(texts.map(() => createPdf({ title: 'Test', author: 'Test' })))
  for (const pdf of pdfs) pdf.addPage({ size: [300, 100] })
  for (const line of [0, 1])
    for (const [at, pdf] of pdfs.entries())
      write(pdf, texts[at]?.[line] ?? '', { x: 10, y: 20 + 20 * line, size: 10 })
  for (const [at, pdf] of pdfs.entries()) {
    pdf.end()
    const { pages } = await readPdf(await buffer(pdf))
    const text = pages.join(' ')
    const [english = '', tamil = ''] = texts[at] ?? []
    expect(text).toContain(english)
    expect(text).toContain(asRendered(tamil))
    for (const other of texts.flat().filter((each) => !texts[at]?.includes(each)))
      expect(text).not.toContain(asRendered(other))
  }
})
