/** The delivery terms of a quote: zone, days of packing and delivery, and whether the shop commits to the latter. */
export type DeliveryPromise = { zone: string | null; packOn: string; by: string; commits: boolean }

/**
 * The columns that keep the terms on the order (decision X18), because later changes by the merchant do not apply to
 * it.
 */
export const deliveryPromiseColumns = ({ zone, packOn, by, commits }: DeliveryPromise) => ({
  zone_name: zone,
  pack_on: packOn,
  promised_by: by,
  commits_to_date: commits,
})
