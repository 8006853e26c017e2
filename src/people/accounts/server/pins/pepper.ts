import { hash, randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { prependSecret, readOrCreateSecrets, readSecrets } from '#secret-file.ts'
import type { Settings } from '#settings/settings.ts'

/**
 * A secret that every pin is hashed with. `fingerprint` is part of the hash and identifies the pepper without
 * revealing it.
 */
export type Pepper = { secret: Buffer; fingerprint: string }

/**
 * Module state, because the pepper belongs to the machine and not to one shop's `Parts`. Set once, when the process
 * starts.
 */
let peppers: readonly Pepper[] = []

const derivePepper = (text: string): Pepper => ({
  secret: Buffer.from(hash('sha256', `pin pepper:${text}`), 'hex'),
  fingerprint: hash('sha256', `print of a pin pepper:${text}`, 'base64').slice(0, 11),
})

type PepperSettings = Pick<Settings, 'pinPeppers' | 'dataDir'>

const pepperPath = ({ dataDir }: Pick<Settings, 'dataDir'>) => join(resolve(dataDir), 'pin-pepper')

/**
 * From now on pins are hashed with the first pepper of the settings (`PIN_PEPPER`) and verified with any of them.
 * Without the setting, a file in the data directory holds one, created at the first start. With the database alone
 * nobody can try the 10,000 pins.
 */
export function loadPepper(settings: PepperSettings) {
  const given =
    settings.pinPeppers ??
    readOrCreateSecrets(pepperPath(settings), () => randomBytes(32).toString('base64url'))
  peppers = given.map(derivePepper)
}

/** The pepper that a backup must include: the generated one. A pepper from the settings is kept with the settings. */
export const generatedPepper = (settings: PepperSettings): string | undefined =>
  settings.pinPeppers ? undefined : readSecrets(pepperPath(settings))[0]

/**
 * Restores the pepper of a restored shop.
 * @returns whether the shop will start with it; false, and nothing is changed, if the settings name other peppers
 */
export function restorePepper(settings: PepperSettings, pepper: string): boolean {
  if (settings.pinPeppers) return settings.pinPeppers.includes(pepper)
  prependSecret(pepperPath(settings), pepper)
  return true
}

/** The pepper for new hashes; undefined before `loadPepper`. */
export const currentPepper = () => peppers[0]
/** The loaded pepper with this fingerprint; undefined if this process does not have it. */
export const findPepper = (fingerprint: string) =>
  peppers.find((pepper) => pepper.fingerprint === fingerprint)
/** For tests without a pepper or with other ones. */
export const replacePeppers = (texts: string[]) => {
  peppers = texts.map(derivePepper)
}
