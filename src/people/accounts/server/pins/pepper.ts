import { hash, randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { putSecretFirst, readOrMakeSecrets, readSecrets } from '#secret-file.ts'
import type { Settings } from '#settings/settings.ts'

/** A secret that every pin is hashed with. `print` stands in the hash and names the pepper without telling it. */
export type Pepper = { secret: Buffer; print: string }

/** The process's own, because it belongs to the machine and not to any one shop's parts: set once, when it starts. */
let peppers: readonly Pepper[] = []

const pepperFrom = (text: string): Pepper => ({
  secret: Buffer.from(hash('sha256', `pin pepper:${text}`), 'hex'),
  print: hash('sha256', `print of a pin pepper:${text}`, 'base64').slice(0, 11),
})

type Places = Pick<Settings, 'pinPeppers' | 'dataDir'>

const fileOf = ({ dataDir }: Pick<Settings, 'dataDir'>) => join(resolve(dataDir), 'pin-pepper')

/**
 * From now on pins are hashed with the first of the settings' peppers (`PIN_PEPPER`), and checked with any; without a setting
 * a file beside the database has one, which is made at the first start. Whoever has only the database cannot try the 10,000 pins.
 */
export function loadPepper(settings: Places) {
  const given =
    settings.pinPeppers ?? readOrMakeSecrets(fileOf(settings), () => randomBytes(32).toString('base64url'))
  peppers = given.map(pepperFrom)
}

/** What a backup takes along: the pepper that the shop made itself. One from the settings is kept with the settings. */
export const generatedPepper = (settings: Places): string | undefined =>
  settings.pinPeppers ? undefined : readSecrets(fileOf(settings))[0]

/**
 * Puts the pepper of a restored shop in its place.
 * @returns whether the shop will start with it; nothing has changed where the settings name others
 */
export function putPepperBack(settings: Places, pepper: string): boolean {
  if (settings.pinPeppers) return settings.pinPeppers.includes(pepper)
  putSecretFirst(fileOf(settings), pepper)
  return true
}

export const currentPepper = () => peppers[0]
export const pepperOf = (print: string) => peppers.find((pepper) => pepper.print === print)
/** For tests of what happens without or with another one. */
export const replacePeppers = (texts: string[]) => {
  peppers = texts.map(pepperFrom)
}
