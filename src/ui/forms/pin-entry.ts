/** The digits in the PIN boxes ('' if empty), and the index of the box to focus. */
export type PinEntry = { boxes: string[]; focus: number }

const pinLength = 4

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The boxes for a value such as `12`; other characters and extra digits are dropped. */
export function boxesFrom(value: string): string[] {
  const digits = digitsOf(value)
  return Array.from({ length: pinLength }, (_, at) => digits.charAt(at))
}

/** The digits of the boxes, in order. */
export const pinOf = (boxes: readonly string[]) => boxes.join('')

/**
 * The new state after a box's text was changed by typing, pasting or autofill. Only digits count: one replaces the
 * box's digit, several fill the boxes from here on. The focus goes to the box after the last filled one.
 */
export function typeInto(boxes: readonly string[], at: number, text: string): PinEntry {
  const digits = newDigits(digitsOf(text), boxes[at] ?? '')
  const start = digits.length >= pinLength ? 0 : at
  const filled = boxes.map((digit, box) => digits.charAt(box - start) || digit)
  const kept = text === '' ? filled.with(at, '') : filled
  return { boxes: kept, focus: Math.min(start + digits.length, pinLength - 1) }
}

/** The new state after Backspace: it clears the box and the previous one, and focuses that (specification §2.4). */
export function backspaceIn(boxes: readonly string[], at: number): PinEntry {
  const focus = Math.max(at - 1, 0)
  return { boxes: boxes.map((digit, box) => (box === at || box === focus ? '' : digit)), focus }
}

/** The digits to fill in. A digit typed before or after the existing one replaces it. */
function newDigits(digits: string, before: string) {
  if (digits.length !== 2 || before === '') return digits
  return digits.startsWith(before) ? digits.slice(1) : digits.slice(0, 1)
}
