/** The delivery terms of a quote: zone, day, and whether the shop commits to that day. */
export type DeliveryPromise = { zone: string | null; by: string; commits: boolean }

/**
 * The columns that keep the terms on the order (decision X18), because later changes by the merchant do not apply to
 * it.
 */
export const deliveryPromiseColumns = ({ zone, by, commits }: DeliveryPromise) => ({
  zone_name: zone,
  promised_by: by,
  commits_to_date: commits,
})
