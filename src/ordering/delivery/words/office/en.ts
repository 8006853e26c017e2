export const lead =
  'Set where your shop delivers, how long delivery takes and what it costs. Without zones, your shop delivers only within its own district, and customers pay the delivery charge to the courier.'
export const howTheyMeet =
  'A PIN code takes priority over its district, and a district over its state, so a city can have different terms from the rest of its state.'
export const loading = 'Loading...'
export const notLoaded = 'Couldn’t load the zones. Try again.'
export const none = 'No zones yet. Your shop delivers within the district set in the Store section.'
export const zones = 'Zones'
export const addZone = 'Add zone'
export const editZone = 'Edit zone'
export const edit = ({ name }: { name: string }) => `Edit ${name}`
export const remove = ({ name }: { name: string }) => `Delete ${name}`
export const editIt = 'Edit'
export const deleteIt = 'Delete'
export const deleteQuestion = 'Delete this zone?'
export const deleted = 'Zone deleted.'
export const notDeleted = 'Couldn’t delete the zone. Try again.'
export const saved = 'Zone saved. It applies to new orders.'
export const notSaved = 'Couldn’t save the zone. Try again.'
export const noSuchZone = 'This zone no longer exists.'
export const changedMeanwhile = 'Someone else changed this zone. Review their changes before you save yours.'
export const nothing = 'nothing'

export const fields = {
  name: 'Name',
  codes: 'PIN codes',
  districts: 'Districts',
  states: 'States',
  days: 'Delivery time in business days',
  fee: 'Delivery charge in rupees',
  free_from: 'Minimum for free delivery',
  minimum: 'Minimum order',
  note: 'Note for shoppers',
  cash_on_delivery: 'Cash on delivery',
  translations: 'In other languages',
}
export const hints = {
  name: 'Shown to shoppers when their order is below the minimum, and to you in Packing.',
  codes:
    'Separate entries with commas. Enter PIN codes, ranges such as 641001-641062, or the first digits and an asterisk, such as 641*.',
  districts: 'Enter one per line, such as Coimbatore.',
  states: 'Enter one per line, such as Tamil Nadu.',
  days: 'Enter a range such as 2-4, counted from when the order is placed and including packing time. Shoppers see the last day as the delivery date.',
  fee: 'Enter 0 if shoppers pay the delivery charge to the courier.',
  free_from: 'Item total in rupees. Leave empty to always charge for delivery.',
  minimum: 'Item total in rupees. Leave empty for no minimum.',
  note: 'Shown next to the delivery date.',
  cash_on_delivery: 'Applies when cash on delivery is on in Store.',
}
export const cashChoices = { not: 'Not allowed', allowed: 'Allowed' }

/** The summary of a zone on its card. */
export const paidToCourier = 'delivery paid to the courier'
export const cashAllowed = 'cash on delivery'
export const feeIs = ({ fee }: { fee: string }) => `${fee} delivery charge`
export const freeFrom = ({ sum }: { sum: string }) => `free from ${sum}`
export const atLeast = ({ sum }: { sum: string }) => `minimum order ${sum}`
export const workingDays = ({ days }: { days: string }) => `${days} business days`

/** Errors in a zone. */
export const rupeesNeeded = 'Enter an amount in rupees, such as 40 or 40.50.'
export const fewerFirst = 'Enter the smaller number of days first.'
export const entryTooLong = 'Separate the entries with a comma or a new line.'
export const tooManyEntries = 'Too many entries. Use ranges such as 641001-641062.'
export const whereNeeded = 'Enter at least one PIN code, district or state.'
export const nameTaken = ({ name }: { name: string }) =>
  `A zone named ${name} already exists. Enter another name.`
type Entry = { entry: string }
export const noCode = ({ entry }: Entry) =>
  `${entry} isn’t a PIN code. Enter a PIN code, a range such as 641001-641062, or the first digits and an asterisk, such as 641*.`
export const upsideDown = ({ entry }: Entry) =>
  `${entry}: enter the lower PIN code first, such as 641001-641062.`
export const noDistrict = ({ entry }: Entry) => `No district in India is called ${entry}. Check the spelling.`
export const whichDistrict = ({ entry }: Entry) =>
  `Several states have a district called ${entry}. Add the state, such as Aurangabad, Bihar.`
export const noState = ({ entry }: Entry) => `No state in India is called ${entry}. Check the spelling.`
export const typedTwice = ({ entry }: Entry) => `${entry} is in this zone twice. Remove one of them.`
export const inAnotherZone = ({ entry, zone, other }: Entry & { zone: string; other: string }) =>
  `${entry} is already covered by ${other} in zone “${zone}”. Remove one of the two.`
