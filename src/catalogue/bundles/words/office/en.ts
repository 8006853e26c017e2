import { formatRupees } from '#values/money/money.ts'

type Named = { name: string }

/** Why a field was refused. */
export const descriptionMissing = 'Enter a description.'
export const unitsInvalid = 'Enter a number from 1 to 20.'
export const tooFewParts = 'Choose at least two products.'
export const tooManyParts = 'A bundle can have up to 10 products.'
export const partTwice = 'This size is already in the bundle.'
export const partGone = 'One of the products was deleted. Remove it.'
export const nameTaken = ({ name }: Named) => `A bundle named ${name} already exists. Enter another name.`
export const notCheaper = ({ sum }: { sum: number }) =>
  `A bundle must cost less than its products together, which cost ${formatRupees(sum)}.`
export const partNotOnSale = ({ name }: Named) =>
  `${name} isn’t live. Publish it first, or save this bundle as a draft.`
export const tooManyOfOne = ({ name, most }: Named & { most: number }) =>
  `An order can have at most ${most} of ${name}.`
export const tooManyUnits = ({ most }: { most: number }) => `An order can have at most ${most} items.`
export const claimNotOnLabels = ({ claims }: { claims: string }) =>
  `The label of every product in the bundle must carry ${claims}. Remove it from the text, or complete the labels.`

/** Success messages. */
export const bundleDeleted = ({ name }: Named) => `${name} deleted.`
