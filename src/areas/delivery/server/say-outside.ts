import type { Sentence } from '../../../words/sentences.ts'
import type { StoreFacts } from '../../store/contract.ts'
import { said } from '../words/index.ts'

/** What else is said of an address that nothing can be sent to. */
type Then = '' | 'MayStay' | 'ChooseAnother'

/** Why nothing can be sent there: a shop that has made no zones names its district. */
export const sayOutside = ({ shipping, zones }: StoreFacts, postalCode: string, then: Then = ''): Sentence =>
  zones
    ? said[`outside${then}`]({ postalCode })
    : said[`outsideDistrict${then}`]({ postalCode, district: shipping.district, state: shipping.state })
