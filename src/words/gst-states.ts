/** The states and union territories of India by the two digits that tax papers know them by. */
const gstStates: Record<string, string> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
}

/** As people write some of them. */
const otherNames: Record<string, string> = {
  newdelhi: '07',
  nctofdelhi: '07',
  delhincr: '07',
  orissa: '21',
  pondicherry: '34',
  uttaranchal: '05',
  andamanandnicobar: '35',
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]/g, '')

const codes = new Map([
  ...Object.entries(otherNames),
  ...Object.entries(gstStates).map(([code, name]) => [plain(name), code] as const),
])

/** The two digits of a state as somebody typed it; nothing where it is none that is known. */
export const gstStateCode = (name: string) => codes.get(plain(name))

/** The 36 states and union territories, by name. */
export const indianStates = Object.values(gstStates).sort()

/** A state as the list writes it, however somebody typed it; nothing where it is none. */
export const findIndianState = (typed: string) => gstStates[gstStateCode(typed) ?? '']

/** A state as tax papers name it. */
export const gstStateName = (code: string) => gstStates[code]
