import type { RefundSource } from '#database/tables/payments.ts'

/**
 * The receipt identifies a merchant's refund at the provider after a lost answer, because a payment may have several
 * refunds. Other refunds have none.
 */
export const refundReceipt = ({ id, source }: { id: number; source: RefundSource }) =>
  source === 'merchant' ? `refund-${id}` : undefined
