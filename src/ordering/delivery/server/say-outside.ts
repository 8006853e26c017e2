import { placesOf } from '#ordering/post-offices/server/post-offices.ts'
import type { StoreFacts } from '#shopfront/settings/contract.ts'
import type { Sentence } from '#words/sentences.ts'
import { said } from '../words/index.ts'

/** What else is said of an address that nothing can be sent to. */
type Then = '' | 'MayStay' | 'ChooseAnother'

/** Why nothing can be sent there: nobody knows such a code, or a shop that has made no zones names its district. */
export function sayOutside({ shipping, zones }: StoreFacts, postalCode: string, then: Then = ''): Sentence {
  if (placesOf(postalCode).length === 0) return said[`unknownCode${then}`]({ postalCode })
  return zones
    ? said[`outside${then}`]({ postalCode })
    : said[`outsideDistrict${then}`]({ postalCode, district: shipping.district, state: shipping.state })
}
