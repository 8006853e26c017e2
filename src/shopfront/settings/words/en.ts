export const daysNeeded = 'Please write a number of days, such as 3 or 3-7.'
export const postalCodesNeeded = 'Please write a postal code, or the first and the last of a range.'
export const smallerFirst = 'The first postal code of a range is the smaller one.'
export const weekDayNeeded = 'Please write at least one day of the week.'
export const holidayNeeded = 'Please write each holiday as 2026-01-26.'
export const deadlineNeeded = 'Enter the deadline as a date, such as 2026-12-31.'
export const deadlinePassed = 'Enter a deadline that hasn’t passed yet.'
export const tooManyHolidays = ({ most }: { most: number }) => `Please keep at most ${most} holidays.`
export const stateUnknown = 'Choose the state you sell from.'
export const stateCodeNeeded = 'Please write the two letters of the state.'
type Most = { most: number }
export const addressNeeded = 'Please write the address.'
export const tooManyLines = ({ most }: Most) => `Please use at most ${most} lines.`
export const licenceNeeded = 'Please write the 14 digits of the FSSAI number, which begin with 1 or 2.'
export const licenceInUse = ({ products }: { products: number }) =>
  products === 1
    ? 'One product on sale has no FSSAI number but this one. Enter another valid number, give that product’s label its own, or hide the product first.'
    : `${products} products on sale have no FSSAI number but this one. Enter another valid number, give their labels their own, or hide them first.`
export const wouldHide = ({ products }: { products: number }) =>
  products === 1
    ? 'One product on sale has no HSN code or GST rate that applies today. A registered shop can’t sell it: it will be hidden until you enter both.'
    : `${products} products on sale have no HSN code or GST rate that applies today. A registered shop can’t sell them: they’ll be hidden until you enter both.`
export const linkNeeded = 'Please write the whole link, beginning with https://.'
export const linkAndName = 'Enter both the name of the network and the link, or neither.'
export const noPostalCodes = 'Please write at least one postal code.'
export const tooManyPostalCodes = ({ most }: Most) => `Please use at most ${most} postal codes and ranges.`
export const hoursNeeded = 'Please write a whole number of hours, from 1 to 240.'
export const monthsNeeded = 'Please write a whole number of months, from 1 to 12.'
export const keepMonthsNeeded = 'Please write a whole number of months, from 1 to 240.'
export const rupeesNeeded = 'Please write a whole number of rupees, from 0 to 10,000.'
export const refundsUnaskedNeeded = 'Enter a whole number of rupees from 0 to 1,00,000.'
export const percentNeeded = 'Please write a name and a whole percentage, such as Grains 56%.'
export const tooManyParts = ({ most }: Most) => `Please use at most ${most} parts.`
export const gstinNeeded = 'Please write the GSTIN: who is registered has one.'
export const gstinWrong =
  'This is no GSTIN: 15 digits and capital letters, of which the last one follows from the others.'
export const prefixNeeded = 'Please write one or two capital letters or digits.'
export const changedMeanwhile =
  'Somebody else has changed these facts meanwhile. Please look at theirs before you change them.'
export const noSuchMark = 'There is no such logo or icon.'
