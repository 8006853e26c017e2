const digits = Array.from({ length: 10 }, (_, digit) => digit)
const spell = (numbers: number[]) => numbers.join('')
/** Four digits from `start` on, each `step` further, as far as there are digits: (1, 2) → 1357, (9, 1) → nothing. */
const runFrom = (start: number, step: number) => {
  const run = [0, 1, 2, 3].map((at) => start + at * step)
  return run.every((digit) => digits.includes(digit)) ? [spell(run)] : []
}

/**
 * The pins that guessers try first, as lists of leaked pins show: one digit or two in turn (1111, 1212), counting up or
 * down by one or two (1234, 8642), years that living people name (1940 to 2029), and lines of the keypad.
 */
export const easyPins: ReadonlySet<string> = new Set([
  ...digits.flatMap((one) => digits.map((other) => spell([one, other, one, other]))),
  ...digits.flatMap((start) => [1, -1, 2, -2].flatMap((step) => runFrom(start, step))),
  ...Array.from({ length: 90 }, (_, year) => String(1940 + year)),
  ...['2580', '0852', '1004', '1122'],
])

/** Whether a new pin is one of those, or four digits in a row of the person's own phone number. */
export const isEasyPin = (pin: string, phone = '') => easyPins.has(pin) || phone.includes(pin)
