import { expect, test } from 'vitest'
import { code128 } from './code-128.ts'

// Read by a scanner from a rendered sheet.
test.each([
  [12, '211232 112232 122231 2331112'],
  [7, '211214 312131 311222 2331112'],
  [1042, '211232 221312 112133 114311 2331112'],
  [123, '211214 123221 113141 312131 134111 2331112'],
])('%i is written in the bars %s', (number, bars) => {
  expect(code128(number).join('')).toBe(bars.replaceAll(' ', ''))
})

test('no two numbers have the same code, and each of its signs is eleven units wide but the last', () => {
  const codes = new Set<string>()
  for (let number = 1; number < 12_000; number += 1) {
    const bars = code128(number)
    codes.add(bars.join(''))
    if (bars.reduce((sum, width) => sum + width, 0) % 11 !== 2) expect.fail(String(number))
  }
  expect(codes.size).toBe(11_999)
})
