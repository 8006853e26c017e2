import type { FormFields } from '#backoffice/ui/admin/editing/form-fields.ts'
import { fromShopTime, toShopTime } from '#backoffice/ui/admin/formatting/format-dates.ts'
import type { AdminCoupon, CouponTerms, NewCoupon } from '../contract.ts'
import * as words from '../words/office/section/en.ts'

/** A product or category that a coupon applies to. */
export type ChosenGoods = { kind: 'product' | 'category'; id: number; name: string }

/** A coupon in the form: what was typed, and what was chosen. */
export type CouponValues = {
  name: string
  how: 'code' | 'automatic'
  code: string
  kind: NewCoupon['benefit']['kind']
  percent: string
  amount: string
  buy: string
  free: string
  starts_at: string
  ends_at: string
  minimum: string
  scope: 'all' | 'some'
  goods: ChosenGoods[]
  max_uses: string
  max_per_customer: string
  first_order_only: 'no' | 'yes'
  combinable: 'no' | 'yes'
  name_ta: string
}

export const blankCoupon: CouponValues = {
  name: '',
  how: 'code',
  code: '',
  kind: 'percent',
  percent: '',
  amount: '',
  buy: '',
  free: '',
  starts_at: '',
  ends_at: '',
  minimum: '',
  scope: 'all',
  goods: [],
  max_uses: '',
  max_per_customer: '',
  first_order_only: 'no',
  combinable: 'no',
  name_ta: '',
}

const numberText = (number: number | null | undefined) => (number ? String(number) : '')

export const couponValuesOf = ({ benefit, goods, ...coupon }: AdminCoupon): CouponValues => ({
  ...blankCoupon,
  name: coupon.name,
  how: coupon.code === null ? 'automatic' : 'code',
  code: coupon.code ?? '',
  kind: benefit.kind,
  percent: benefit.kind === 'percent' ? String(benefit.percent) : '',
  amount: benefit.kind === 'amount' ? String(benefit.amount) : '',
  buy: benefit.kind === 'buy_get' ? String(benefit.buy) : '',
  free: benefit.kind === 'buy_get' ? String(benefit.free) : '',
  starts_at: toShopTime(coupon.starts_at),
  ends_at: coupon.ends_at ? toShopTime(coupon.ends_at) : '',
  minimum: numberText(coupon.minimum),
  scope: goods ? 'some' : 'all',
  goods: [
    ...(goods?.categories ?? []).map((each) => ({ kind: 'category' as const, ...each })),
    ...(goods?.products ?? []).map((each) => ({ kind: 'product' as const, ...each })),
  ],
  max_uses: numberText(coupon.max_uses),
  max_per_customer: numberText(coupon.max_per_customer),
  first_order_only: coupon.first_order_only ? 'yes' : 'no',
  combinable: coupon.combinable ? 'yes' : 'no',
  name_ta: coupon.name_ta ?? '',
})

const choices = {
  how: words.hows,
  kind: words.kinds,
  scope: words.scopes,
  first_order_only: words.buyers,
  combinable: words.together,
}
const isChoice = (field: keyof CouponValues): field is keyof typeof choices => field in choices

export const couponFields: FormFields<CouponValues> = {
  names: [
    'name',
    'how',
    'code',
    'kind',
    'percent',
    'amount',
    'buy',
    'free',
    'ends_at',
    'starts_at',
    'minimum',
    'scope',
    'goods',
    'max_uses',
    'max_per_customer',
    'first_order_only',
    'combinable',
    'name_ta',
  ],
  labels: words.fields,
  text: (values, field) =>
    field === 'goods' ? JSON.stringify(values.goods.map(({ kind, id }) => [kind, id])) : values[field].trim(),
  formatValue: (values, field) => {
    if (field === 'goods') return values.goods.map(({ name }) => name).join(', ') || words.nothing
    if (isChoice(field)) return (choices[field] as Record<string, string>)[values[field]] ?? ''
    return values[field].replace('T', ' ') || words.nothing
  },
}

/** What was typed as a number: NaN if it is none, which the API's schema refuses. */
const typedNumber = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed))
export const numberOrNull = (typed: string) => (typed.trim() === '' ? null : Number(typed))
/** A time of the form as a timestamp; what isn't one stays, and the API's schema refuses it. */
export const timeOrNull = (typed: string) => (typed === '' ? null : (fromShopTime(typed) ?? typed))

export function benefitOf({ kind, percent, amount, buy, free }: CouponValues): NewCoupon['benefit'] {
  switch (kind) {
    case 'percent':
      return { kind, percent: typedNumber(percent) }
    case 'amount':
      return { kind, amount: typedNumber(amount) }
    case 'free_delivery':
      return { kind }
    case 'buy_get':
      return { kind, buy: typedNumber(buy), free: typedNumber(free) }
  }
}

const idsOf = (goods: ChosenGoods[], kind: ChosenGoods['kind']) =>
  goods.filter((each) => each.kind === kind).map(({ id }) => id)

/** The part of the request body that an edit sends, too. */
export const termsBody = (values: CouponValues): CouponTerms => ({
  name: values.name.trim(),
  ...(values.name_ta.trim() && { name_ta: values.name_ta.trim() }),
  minimum: Number(values.minimum),
  goods:
    values.scope === 'all'
      ? null
      : { product_ids: idsOf(values.goods, 'product'), category_ids: idsOf(values.goods, 'category') },
  combinable: values.combinable === 'yes',
  first_order_only: values.first_order_only === 'yes',
  starts_at: timeOrNull(values.starts_at),
  ends_at: timeOrNull(values.ends_at),
  max_uses: numberOrNull(values.max_uses),
  max_per_customer: numberOrNull(values.max_per_customer),
})

/** The request body of a new coupon. */
export const couponBody = (values: CouponValues): NewCoupon => ({
  ...termsBody(values),
  code: values.how === 'code' ? values.code.trim() : null,
  benefit: benefitOf(values),
})
