/** What the shop sends to a customer who ordered by phone. */
export const paymentMessage = ({
  shop,
  id,
  total,
  until,
  url,
}: {
  shop: string
  id: number
  total: string
  until: string
  url: string
}) =>
  `${shop}: your order #${id} for ${total}. Pay by ${until}; the items are reserved for you until then: ${url}`
