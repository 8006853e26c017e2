import type { Parts } from '#parts.ts'
import { registerFingerprint, replaceFingerprint } from '#people/security/server/key-fingerprints.queries.ts'
import { SettingsProblem } from '#settings/settings.ts'
import { currentPepper, findPepper } from './pepper.ts'

type Needed = Pick<Parts, 'db' | 'clock'>

/**
 * Checks at startup that all processes of a shop hash pins with the same pepper, otherwise customers could log in at
 * one process and not at another. The first process registers its pepper; a new one becomes the shop's only where the
 * process also has the previous one.
 * @throws SettingsProblem when this process does not have the shop's pepper
 */
export async function requirePepper({ db, clock }: Needed): Promise<void> {
  const pepper = currentPepper()
  if (!pepper) return
  const agreed = await registerFingerprint(db, 'pin pepper', pepper.fingerprint, clock.now())
  if (agreed === pepper.fingerprint) return
  if (!findPepper(agreed)) throw new SettingsProblem([wrongPepperMessage])
  await replaceFingerprint(db, 'pin pepper', pepper.fingerprint, clock.now())
}

const wrongPepperMessage =
  'PIN_PEPPER isn’t the one that this shop’s pins were hashed with, so nobody could log in. Set PIN_PEPPER to the same value for every process, or give them all the same DATA_DIR with its file pin-pepper. If the pepper is permanently lost, run npm run admin -- --pepper-lost. Everybody then has to set a new pin by email.'

/** Accepts that the pepper is lost: existing pins match nobody, and new ones are hashed with the current pepper. */
export async function acceptLostPepper({ db, clock }: Needed): Promise<void> {
  const pepper = currentPepper()
  if (pepper) await replaceFingerprint(db, 'pin pepper', pepper.fingerprint, clock.now())
}
