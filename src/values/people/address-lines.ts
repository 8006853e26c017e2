type Street = { address_line1: string; address_line2: string | null; landmark?: string | null | undefined }
type Region = { city: string; district?: string | null | undefined; state: string; country: string }

/** The address lines between the name and the town, for shipping labels, mails and pages, without repetitions. */
export const streetLines = ({ address_line1, address_line2, landmark }: Street) => [
  ...new Set([address_line1, address_line2, landmark].flatMap((line) => line || [])),
]

/** The last line of an address: district (unless it equals the city), state and country. */
export const regionLine = ({ city, district, state, country }: Region) =>
  [district?.toLowerCase() === city.toLowerCase() ? null : district, state, country]
    .filter(Boolean)
    .join(', ')
