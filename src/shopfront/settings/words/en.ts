export const daysNeeded = 'Enter a number of days, such as 3 or 3-7.'
export const postalCodesNeeded = 'Enter a PIN code, or a range such as 641001-641039.'
export const smallerFirst = 'Enter the lower PIN code first, such as 641001-641039.'
export const weekDayNeeded = 'Enter at least one day of the week.'
export const holidayNeeded = 'Enter each holiday as a date, such as 2026-01-26.'
export const timeNeeded = 'Enter a time such as 14:00.'
export const capacityNeeded = 'Enter a whole number, or leave it empty for no limit.'
export const closureDayNeeded = 'Enter both days of your holiday, such as 2026-12-31.'
export const closureOrder = 'Enter a later day than the first day of your holiday.'
/** Shown on every page of a shop on holiday that takes no orders. */
export const closedUntil = ({ day }: { day: string }) =>
  `We’re on holiday and open again on ${day}. You can order from then on.`
/** Shown on every page of a shop on holiday that takes orders. */
export const packsFrom = ({ day }: { day: string }) =>
  `We’re on holiday. You can still order; we’ll start packing again on ${day}.`
export const deadlineNeeded = 'Enter the deadline as a date, such as 2026-12-31.'
export const deadlinePassed = 'Enter today’s date or a later one.'
export const tooManyHolidays = ({ most }: { most: number }) => `You can add up to ${most} holidays.`
export const stateUnknown = 'Choose the state you sell from.'
export const stateCodeNeeded = 'Enter the two-letter state abbreviation, such as TN.'
type Most = { most: number }
export const addressNeeded = 'Enter the address.'
export const tooManyLines = ({ most }: Most) => `Use at most ${most} lines.`
export const licenceNeeded = 'Enter the 14-digit FSSAI number. It starts with 1 or 2.'
export const licenceInUse = ({ products }: { products: number }) =>
  products === 1
    ? 'One live product has no other FSSAI number. Enter another valid number, add one to that product’s label, or hide the product first.'
    : `${products} live products have no other FSSAI number. Enter another valid number, add one to each label, or hide the products first.`
export const wouldHide = ({ products }: { products: number }) =>
  products === 1
    ? 'One live product has no HSN code or no GST rate that applies today. A registered shop can’t sell it, so it will be hidden until you enter both.'
    : `${products} live products have no HSN code or no GST rate that applies today. A registered shop can’t sell them, so they’ll be hidden until you enter both.`
export const linkNeeded = 'Enter the full link, starting with https://.'
export const linkAndName = 'Enter both the network name and the link, or leave both empty.'
export const noPostalCodes = 'Enter at least one PIN code.'
export const tooManyPostalCodes = ({ most }: Most) => `You can add up to ${most} PIN codes and ranges.`
export const hoursNeeded = 'Enter a whole number of hours from 1 to 240.'
export const monthsNeeded = 'Enter a whole number of months from 1 to 12.'
export const keepMonthsNeeded = 'Enter a whole number of months from 1 to 240.'
export const cashTotalNeeded = 'Enter a whole number of rupees from 1 to 10,00,000, or leave this empty.'
export const cashOrdersNeeded = 'Enter a whole number from 1 to 20.'
export const cashMonthsNeeded = 'Enter a whole number of months from 1 to 24.'
export const rupeesNeeded = 'Enter a whole number of rupees from 0 to 10,000.'
export const refundsUnaskedNeeded = 'Enter a whole number of rupees from 0 to 1,00,000.'
export const percentNeeded = 'Enter a name and a percentage without decimals, such as Grains 56%.'
export const tooManyParts = ({ most }: Most) => `You can add up to ${most} parts.`
export const gstinNeeded = 'Enter your GSTIN. A registered shop needs one.'
export const gstinWrong =
  'This GSTIN isn’t valid. Check its 15 letters and digits against your GST registration.'
export const prefixNeeded = 'Enter one or two capital letters or digits.'
export const changedMeanwhile =
  'Someone else changed these settings. Review their changes before you save yours.'
export const noSuchMark = 'Logo or icon not found.'
