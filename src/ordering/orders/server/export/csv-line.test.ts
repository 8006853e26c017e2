import { expect, test } from 'vitest'
import { type CsvCell, csvLine } from './csv-line.ts'

test.each<[CsvCell, string]>([
  ['Anitha', 'Anitha'],
  [17, '17'],
  [-17.5, '-17.5'],
  [{ rupees: -60 }, '-60.00'],
  [{ rupees: 1234.5 }, '1234.50'],
  ['two, words', '"two, words"'],
  ['the "best"', '"the ""best"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['+91', "'+91"],
  ['-1', "'-1"],
  ['-60.00', "'-60.00"],
  ['@cmd', "'@cmd"],
  [' =1+1', "' =1+1"],
  ['\t=1', "'\t=1"],
  ['＝1+1', "'＝1+1"],
  ['＋91', "'＋91"],
  ['－1', "'－1"],
  [' ＠cmd', "' ＠cmd"],
  ['5＝5', '5＝5'],
  ['அனிதா', 'அனிதா'],
])('%j is written as %s', (value, written) => {
  expect(csvLine([value])).toBe(`${written}\r\n`)
})
