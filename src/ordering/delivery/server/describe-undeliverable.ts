import { placesOf } from '#ordering/post-offices/server/post-offices.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import type { Sentence } from '#words/sentences.ts'
import { sentences } from '../words/index.ts'

/** What else is said of an address that nothing can be sent to. */
type Advice = '' | 'MayStay' | 'ChooseAnother'

/** Why nothing can be sent there: nobody knows such a code, or a shop that has made no zones names its district. */
export function describeUndeliverable(
  { shipping, zones }: StoreSettings,
  postalCode: string,
  advice: Advice = '',
): Sentence {
  if (placesOf(postalCode).length === 0) return sentences[`unknownCode${advice}`]({ postalCode })
  return zones
    ? sentences[`outside${advice}`]({ postalCode })
    : sentences[`outsideDistrict${advice}`]({
        postalCode,
        district: shipping.district,
        state: shipping.state,
      })
}
