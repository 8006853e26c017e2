import { districtsOfPostalCode } from '#ordering/post-offices/server/post-offices.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import type { Sentence } from '#words/sentences.ts'
import { sentences } from '../words/index.ts'

/** The additional advice for an undeliverable address. */
type Advice = '' | 'MayStay' | 'ChooseAnother'

/**
 * The sentence that explains why the shop cannot deliver to a postal code: it is unknown, outside all zones or, for a
 * shop without zones, outside its district.
 */
export function describeUndeliverable(
  { shipping, zones }: StoreSettings,
  postalCode: string,
  advice: Advice = '',
): Sentence {
  if (districtsOfPostalCode(postalCode).length === 0) return sentences[`unknownCode${advice}`]({ postalCode })
  return zones
    ? sentences[`outside${advice}`]({ postalCode })
    : sentences[`outsideDistrict${advice}`]({
        postalCode,
        district: shipping.district,
        state: shipping.state,
      })
}
