import { firstLanguage, type Language } from '#words/language.ts'
import type { Device } from '../words/en.ts'
import { said } from '../words/index.ts'

/** The first that fits counts: most browsers also carry the names of those they descend from. */
const browsers: [RegExp, Device['browser']][] = [
  [/Edg(e|A|iOS)?\//, 'edge'],
  [/OPR\/|Opera/, 'opera'],
  [/SamsungBrowser\//, 'samsung'],
  [/Firefox\/|FxiOS\//, 'firefox'],
  [/Chrome\/|CriOS\//, 'chrome'],
  [/Safari\//, 'safari'],
]
const systems: [RegExp, Device['system']][] = [
  [/iPhone/, 'iphone'],
  [/iPad/, 'ipad'],
  [/Android/, 'android'],
  [/Windows/, 'windows'],
  [/CrOS/, 'chromebook'],
  [/Mac OS X|Macintosh/, 'mac'],
  [/Linux/, 'linux'],
]

/** What a browser says of itself, as its owner would: `Chrome on Android`. It is kept as it is said here, in English. */
export function nameDevice(userAgent = '') {
  const findIn = <Code>(signs: [RegExp, Code][]) => signs.find(([sign]) => sign.test(userAgent))?.[1]
  const device = { browser: findIn(browsers) ?? 'unknown', system: findIn(systems) ?? 'unknown' } as const
  return said.device(device).in(firstLanguage)
}

const codesOf = <Code>(signs: [RegExp, Code][]) => [...signs.map(([, code]) => code), 'unknown' as const]
const known = codesOf(browsers).flatMap((browser) =>
  codesOf(systems).map((system) => said.device({ browser, system })),
)
const byName = new Map(known.map((device) => [device.in(firstLanguage), device]))

/** A kept name as somebody else's language has it. One that this release does not give stays as it is. */
export const deviceIn = (language: Language, name: string) => byName.get(name)?.in(language) ?? name
