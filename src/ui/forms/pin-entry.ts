/** What stands in the boxes of a pin, and the box to go to next. An empty box is ''. */
export type PinEntry = { boxes: string[]; focus: number }

const pinLength = 4

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The boxes for a value from outside; what is no digit or too much is left out. */
export function boxesFrom(value: string): string[] {
  const digits = digitsOf(value)
  return Array.from({ length: pinLength }, (_, at) => digits.charAt(at))
}

/** The value of the boxes: the digits there are, in order. */
export const pinOf = (boxes: readonly string[]) => boxes.join('')

/**
 * A box's text has changed to `text` by typing, pasting or autofill. What is no digit is dropped; one digit replaces
 * what stood there; several fill the boxes from here on. The focus goes to the box after the last one filled.
 */
export function typeInto(boxes: readonly string[], at: number, text: string): PinEntry {
  const digits = newDigits(digitsOf(text), boxes[at] ?? '')
  const start = digits.length >= pinLength ? 0 : at
  const filled = boxes.map((digit, box) => digits.charAt(box - start) || digit)
  const kept = text === '' ? filled.with(at, '') : filled
  return { boxes: kept, focus: Math.min(start + digits.length, pinLength - 1) }
}

/** Backspace clears the box and the previous one, and goes there (specification §2.4). */
export function backspaceIn(boxes: readonly string[], at: number): PinEntry {
  const focus = Math.max(at - 1, 0)
  return { boxes: boxes.map((digit, box) => (box === at || box === focus ? '' : digit)), focus }
}

/** A digit typed beside the one that stood in the box replaces it, whichever side of it the cursor was on. */
function newDigits(digits: string, before: string) {
  if (digits.length !== 2 || before === '') return digits
  return digits.startsWith(before) ? digits.slice(1) : digits.slice(0, 1)
}
