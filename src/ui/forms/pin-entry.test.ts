import { describe, expect, test } from 'vitest'
import { backspaceIn, boxesFrom, pinOf, typeInto } from './pin-entry.ts'

/** '12__' is easier to read than ['1', '2', '', '']. */
const boxes = (shown: string) => [...shown].map((sign) => (sign === '_' ? '' : sign))
const shown = (entry: { boxes: string[]; focus: number }) =>
  `${entry.boxes.map((digit) => digit || '_').join('')} at ${entry.focus}`

// Requirement 2.4-5: Typing a digit moves to the next box.
// Requirement 5-7: The pin's boxes ignore anything that isn't a digit (decision X32).
// Requirement 9-3: A pin has 4 digits.
describe('typing into a pin', () => {
  test.each([
    ['a digit goes in and the next box is ready', '____', 0, '7', '7___ at 1'],
    ['the last digit leaves the focus in the last box', '123_', 3, '4', '1234 at 3'],
    ['a letter is dropped and nothing moves', '1___', 1, 'x', '1___ at 1'],
    ['a letter beside a digit leaves the digit', '1___', 0, '1x', '1___ at 1'],
    ['a digit after the one there replaces it', '1234', 1, '29', '1934 at 2'],
    ['a digit before the one there replaces it', '1234', 1, '92', '1934 at 2'],
    ['the same digit again stays', '1234', 1, '22', '1234 at 2'],
    ['an emptied box is empty', '1234', 1, '', '1_34 at 1'],
    ['four digits pasted anywhere fill every box', '12__', 2, '9876', '9876 at 3'],
    ['four digits with signs between them', '____', 0, ' 98-76 ', '9876 at 3'],
    ['more than four digits: the first four', '____', 0, '987654', '9876 at 3'],
    ['two digits at once take two boxes', '1___', 1, '23', '123_ at 3'],
  ])('%s', (_, before, at, text, after) => {
    expect(shown(typeInto(boxes(before), at, text))).toBe(after)
  })
})

// Requirement 2.4-6: Backspace clears the box, then the one before it.
describe('backspace in a pin', () => {
  test.each([
    ['clears the box and the previous one', '1234', 3, '12__ at 2'],
    ['from an empty box clears the previous one', '12__', 2, '1___ at 1'],
    ['in the first box clears it and stays', '1234', 0, '_234 at 0'],
  ])('%s', (_, before, at, after) => {
    expect(shown(backspaceIn(boxes(before), at))).toBe(after)
  })
})

test.each([
  ['', ''],
  ['1234', '1234'],
  ['12', '12'],
  ['12ab3456', '1234'],
])('a value %j from outside stands in the boxes as %j', (value, pin) => {
  expect(pinOf(boxesFrom(value))).toBe(pin)
})
