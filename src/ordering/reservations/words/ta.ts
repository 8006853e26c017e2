import type * as en from './en.ts'

// The limit for ${name} is ${most} per order. To buy more, email us at ${email}.
export const tooManyOfOne: typeof en.tooManyOfOne = ({ name, most, email }) =>
  `${name}: ஒரு ஆர்டரில் அதிகபட்சம் ${most} வாங்கலாம். அதற்கு மேல் வேண்டும் என்றால் ${email} என்ற இமெயிலுக்கு எழுதுங்கள்.`
// You can buy up to ${most} items in one order. To buy more, email us at ${email}.
export const tooManyUnits: typeof en.tooManyUnits = ({ most, email }) =>
  `ஒரு ஆர்டரில் மொத்தம் ${most} பொருட்கள் வரை வாங்கலாம். அதற்கு மேல் வேண்டும் என்றால் ${email} என்ற இமெயிலுக்கு எழுதுங்கள்.`
