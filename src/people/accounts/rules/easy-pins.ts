const digits = Array.from({ length: 10 }, (_, digit) => digit)
const joinDigits = (numbers: number[]) => numbers.join('')
/** The pin of four digits from `start` on, each `step` further: (1, 2) → `['1357']`; `[]` if it would leave 0–9. */
const sequencePin = (start: number, step: number) => {
  const run = [0, 1, 2, 3].map((at) => start + at * step)
  return run.every((digit) => digits.includes(digit)) ? [joinDigits(run)] : []
}

/**
 * PINs that attackers try first, according to lists of leaked PINs: one or two digits repeated (1111, 1212), sequences
 * in steps of one or two (1234, 8642), years (1940 to 2029), and lines of the keypad.
 */
export const easyPins: ReadonlySet<string> = new Set([
  ...digits.flatMap((one) => digits.map((other) => joinDigits([one, other, one, other]))),
  ...digits.flatMap((start) => [1, -1, 2, -2].flatMap((step) => sequencePin(start, step))),
  ...Array.from({ length: 90 }, (_, year) => String(1940 + year)),
  ...['2580', '0852', '1004', '1122'],
])

/** Whether a pin is one of `easyPins`, or part of `phone`, the phone number of its user. */
export const isEasyPin = (pin: string, phone = '') => easyPins.has(pin) || phone.includes(pin)
