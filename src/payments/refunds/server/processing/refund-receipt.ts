import type { RefundSource } from '#database/tables/payments.ts'

/** What a merchant's refund is known by at the provider when its answer was lost; another refund of the same payment is not it. */
export const receiptOf = ({ id, source }: { id: number; source: RefundSource }) =>
  source === 'merchant' ? `refund-${id}` : undefined
