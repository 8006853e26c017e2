/** What was said of a delivery when it was quoted: where to, by which day, and whether the shop commits to that day. */
export type DeliveryPromise = { zone: string | null; by: string; commits: boolean }

/** How an order keeps it (decision X18): what the merchant changes later is for other orders. */
export const deliveryPromiseColumns = ({ zone, by, commits }: DeliveryPromise) => ({
  zone_name: zone,
  promised_by: by,
  commits_to_date: commits,
})
