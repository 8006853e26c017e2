import { defaultLanguage, type Language } from '#words/language.ts'
import type { Device } from '../words/en.ts'
import { sentences } from '../words/index.ts'

/** The first match counts: most browsers also name the older ones that they descend from. */
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

/** A readable name of the device from its user agent, such as `Chrome on Android`. It is stored in English. */
export function nameDevice(userAgent = '') {
  const findIn = <Code>(signs: [RegExp, Code][]) => signs.find(([sign]) => sign.test(userAgent))?.[1]
  const device = { browser: findIn(browsers) ?? 'unknown', system: findIn(systems) ?? 'unknown' } as const
  return sentences.device(device).in(defaultLanguage)
}

/** Every code that a list of patterns can give. */
const codesOf = <Code>(signs: [RegExp, Code][]) => [...signs.map(([, code]) => code), 'unknown' as const]
const known = codesOf(browsers).flatMap((browser) =>
  codesOf(systems).map((system) => sentences.device({ browser, system })),
)
const byName = new Map(known.map((device) => [device.in(defaultLanguage), device]))

/** A stored device name in another language; a name that this release does not produce stays as it is. */
export const translateDeviceName = (language: Language, name: string) =>
  byName.get(name)?.in(language) ?? name
