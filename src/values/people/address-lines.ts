type Street = { address_line1: string; address_line2: string | null; landmark?: string | null | undefined }
type Region = { city: string; district?: string | null | undefined; state: string; country: string }

/** What stands below the name, however it is written: on a parcel, in a mail, on a page. Nothing of it twice. */
export const streetLines = ({ address_line1, address_line2, landmark }: Street) => [
  ...new Set([address_line1, address_line2, landmark].flatMap((line) => line || [])),
]

/** The last line: the district too, unless it is called as the city is. */
export const regionLine = ({ city, district, state, country }: Region) =>
  [district?.toLowerCase() === city.toLowerCase() ? null : district, state, country]
    .filter(Boolean)
    .join(', ')
