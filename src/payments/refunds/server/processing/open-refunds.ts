import type { RefundStatus } from '#database/tables/payments.ts'

/** Statuses of a refund that is not finished: requested by the shop, or accepted by the provider. */
export const openRefunds = ['wanted', 'pending'] as const satisfies RefundStatus[]

export const isOpenRefund = (status: RefundStatus | null) => openRefunds.some((open) => open === status)
