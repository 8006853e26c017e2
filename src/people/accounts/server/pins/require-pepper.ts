import type { Parts } from '#parts.ts'
import { agreeOnPrint, replacePrint } from '#people/security/server/key-prints.queries.ts'
import { SettingsProblem } from '#settings/settings.ts'
import { currentPepper, pepperOf } from './pepper.ts'

type Needed = Pick<Parts, 'db' | 'clock'>

/**
 * All processes of a shop hash pins with the same pepper, or customers could log in at one and not at another.
 * A new one counts from now on where the process still has the earlier one, too.
 * @throws SettingsProblem when this process does not have the shop's pepper
 */
export async function requirePepper({ db, clock }: Needed): Promise<void> {
  const pepper = currentPepper()
  if (!pepper) return
  const agreed = await agreeOnPrint(db, 'pin pepper', pepper.print, clock.now())
  if (agreed === pepper.print) return
  if (!pepperOf(agreed)) throw new SettingsProblem([otherPepper])
  await replacePrint(db, 'pin pepper', pepper.print, clock.now())
}

const otherPepper =
  'PIN_PEPPER isn’t the one that this shop’s pins were hashed with, so nobody could log in. Set PIN_PEPPER to the same value for every process, or give them all the same DATA_DIR with its file pin-pepper. If the pepper is permanently lost, run npm run admin -- --pepper-lost. Everybody then has to set a new pin by email.'

/** The pepper is lost: pins of before fit nobody, and new ones are hashed with the pepper of now. */
export async function acceptLostPepper({ db, clock }: Needed): Promise<void> {
  const pepper = currentPepper()
  if (pepper) await replacePrint(db, 'pin pepper', pepper.print, clock.now())
}
