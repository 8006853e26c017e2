import type { RefundStatus } from '#database/tables/payments.ts'

/** Of a refund that is still to be brought to its end: wanted by the shop, or taken by the provider. */
export const openRefunds = ['wanted', 'pending'] as const satisfies RefundStatus[]

export const isOpenRefund = (status: RefundStatus | null) => openRefunds.some((open) => open === status)
