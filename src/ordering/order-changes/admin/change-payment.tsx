import { PaymentFields } from '#ordering/phone-orders/admin/payment-fields.tsx'
import type { ChangeOverview } from '../contract.ts'
import * as words from '../words/office/en.ts'
import type { ChangeValues } from './change-values.ts'

type Props = {
  ways: ChangeOverview['ways']
  values: ChangeValues
  onChange: (changed: Partial<ChangeValues>) => void
}

/** How the customer pays for what is added. */
export const ChangePayment = ({ ways, values, onChange }: Props) =>
  ways.includes('on_delivery') ? (
    <p>{words.onDelivery}</p>
  ) : (
    <PaymentFields ways={['link', 'direct']} values={values} hint={words.reserveHint} onChange={onChange} />
  )
