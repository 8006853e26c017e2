/** The states and union territories of India by their two-digit GST state code. */
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

/** Other spellings and abbreviations. */
const otherNames: Record<string, string> = {
  newdelhi: '07',
  nctofdelhi: '07',
  delhincr: '07',
  orissa: '21',
  pondicherry: '34',
  uttaranchal: '05',
  andamanandnicobar: '35',
  // Two-letter abbreviations.
  ...{
    jk: '01',
    hp: '02',
    pb: '03',
    ch: '04',
    uk: '05',
    hr: '06',
    dl: '07',
    rj: '08',
    up: '09',
    br: '10',
    sk: '11',
  },
  ...{
    ar: '12',
    nl: '13',
    mn: '14',
    mz: '15',
    tr: '16',
    ml: '17',
    as: '18',
    wb: '19',
    jh: '20',
    od: '21',
    cg: '22',
  },
  ...{
    mp: '23',
    gj: '24',
    mh: '27',
    ka: '29',
    ga: '30',
    ld: '31',
    kl: '32',
    tn: '33',
    py: '34',
    an: '35',
    ts: '36',
  },
  ...{ tg: '36', ap: '37', la: '38', or: '21', ut: '05', ct: '22' },
}

const normalized = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]/g, '')

const codes = new Map([
  ...Object.entries(otherNames),
  ...Object.entries(gstStates).map(([code, name]) => [normalized(name), code] as const),
])

/** The GST state code for a typed state name; undefined if it is unknown. */
export const gstStateCode = (name: string) => codes.get(normalized(name))

/** The 36 states and union territories, by name. */
export const indianStates = Object.values(gstStates).sort()

/** The official name for a typed state name; undefined if it is unknown. */
export const findIndianState = (input: string) => gstStates[gstStateCode(input) ?? '']

/** The name of a state by its GST state code. */
export const gstStateName = (code: string) => gstStates[code]
