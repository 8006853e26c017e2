/** A part of a product as it is typed: `Grains`, `56`. */
export type TypedPart = { label: string; percent: string }

export const mostParts = 8

const isBlank = ({ label, percent }: TypedPart) => label.trim() === '' && percent.trim() === ''
const isWhole = ({ label, percent }: TypedPart) =>
  label.trim() !== '' &&
  label.trim().length <= 40 &&
  /^\d{1,3}(\.\d{1,2})?$/.test(percent.trim()) &&
  Number(percent) >= 0.1

/** The parts as the product calls take them; rows without anything in them are none. '' when there are none at all. */
export function compositionField(parts: TypedPart[]) {
  const filled = parts
    .filter((part) => !isBlank(part))
    .map(({ label, percent }) => ({ label: label.trim(), percent: Number(percent) }))
  return filled.length === 0 ? '' : JSON.stringify(filled)
}

/** The contract's rules for the parts of a product, in its words. */
export function compositionProblem(parts: TypedPart[]) {
  const filled = parts.filter((part) => !isBlank(part))
  if (!filled.every(isWhole)) return 'Each part needs a name and a percentage'
  const sum = filled.reduce((total, { percent }) => total + Number(percent), 0)
  return sum < 100.05 ? undefined : 'The parts add up to more than 100 percent'
}
