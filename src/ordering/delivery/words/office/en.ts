export const lead =
  'Where the shop delivers, by when and for how much. Without a zone it delivers to its own district, and the courier is paid at the door.'
export const howTheyMeet =
  'A PIN code counts before its district, and a district before its state: a city can have terms of its own in the zone of its state.'
export const loading = 'Loading...'
export const notLoaded = 'The zones could not be loaded.'
export const none = 'There is no zone yet. The shop delivers to the district that the section Store names.'
export const zones = 'Zones'
export const addZone = 'Add a zone'
export const editZone = 'Edit the zone'
export const edit = ({ name }: { name: string }) => `Edit ${name}`
export const remove = ({ name }: { name: string }) => `Delete ${name}`
export const editIt = 'Edit'
export const deleteIt = 'Delete'
export const deleteQuestion = 'Delete this zone?'
export const deleted = 'The zone is deleted.'
export const notDeleted = 'The zone could not be deleted. Please try again.'
export const saved = 'Saved. It holds for the next order.'
export const notSaved = 'The zone could not be saved. Please try again.'
export const noSuchZone = 'This zone is not there any more.'
export const changedMeanwhile =
  'Somebody else has changed this zone meanwhile. Please look at theirs before you change it.'
export const nothing = 'nothing'

export const fields = {
  name: 'Name',
  codes: 'PIN codes',
  districts: 'Districts',
  states: 'States',
  days: 'Working days to the door',
  fee: 'Delivery fee in rupees',
  free_from: 'Free from',
  minimum: 'Least order',
  note: 'Note for the shopper',
  translations: 'In other languages',
}
export const hints = {
  name: 'Seen by shoppers where an order is too small, and at the packing desk.',
  codes: 'Single ones, ranges such as 641001-641062 or beginnings such as 641*, with commas between them.',
  districts: 'One a line, such as Coimbatore.',
  states: 'One a line, such as Tamil Nadu.',
  days: 'Such as 2-4, from the order on, packing included. The last day is the date that shoppers see.',
  fee: '0: the shopper pays the courier at the door.',
  free_from: 'A total of goods in rupees. Empty: never.',
  minimum: 'A total of goods in rupees. Empty: any.',
  note: 'Seen beside the day of arrival.',
}

/** What a zone comes to, on its card. */
export const paidToCourier = 'Paid to the courier'
export const feeIs = ({ fee }: { fee: string }) => `${fee} delivery`
export const freeFrom = ({ sum }: { sum: string }) => `free from ${sum}`
export const atLeast = ({ sum }: { sum: string }) => `orders from ${sum}`
export const workingDays = ({ days }: { days: string }) => `${days} working days`

/** What is wrong with a zone. */
export const rupeesNeeded = 'Please write an amount of rupees, such as 40 or 40.50.'
export const fewerFirst = 'The first number of days is the smaller one.'
export const entryTooLong = 'Please write a comma or a new line between them.'
export const tooManyEntries = 'Please write fewer, as ranges.'
export const whereNeeded = 'Please write at least one PIN code, district or state.'
export const nameTaken = ({ name }: { name: string }) => `There is a zone named ${name} already.`
type Entry = { entry: string }
export const noCode = ({ entry }: Entry) =>
  `${entry}: please write a PIN code, a range such as 641001-641062, or a beginning such as 641*.`
export const upsideDown = ({ entry }: Entry) => `${entry}: the first PIN code of a range is the smaller one.`
export const noDistrict = ({ entry }: Entry) => `${entry}: there is no district of this name in India.`
export const whichDistrict = ({ entry }: Entry) =>
  `${entry}: several states have a district of this name. Please write the state behind it, such as Aurangabad, Bihar.`
export const noState = ({ entry }: Entry) => `${entry}: there is no state of this name in India.`
export const typedTwice = ({ entry }: Entry) => `${entry}: this is in the zone twice.`
export const inAnotherZone = ({ entry, zone, other }: Entry & { zone: string; other: string }) =>
  `${entry}: the zone ${zone} has ${other} already.`
