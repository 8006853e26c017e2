/** The properties whose values are often the same for all sizes, with their names in JSON-LD. */
const shared = { shippingDetails: '#delivery', hasMerchantReturnPolicy: '#returns' } as const

type Offer = { shippingDetails: object[]; hasMerchantReturnPolicy: object }
type Group = { hasVariant: { offers: Offer }[] }

/**
 * Writes delivery and return policy once: each later offer with an equal one refers to it by `@id`. A delivery zone can
 * have hundreds of PIN codes.
 */
export function shareEqualParts<Data extends Group>(group: Data) {
  const ids = new Map<string, string>()
  const share = (part: object, name: string) => {
    const key = JSON.stringify(part)
    const known = ids.get(key)
    if (known) return { '@id': known }
    const id = `${name}${ids.size}`
    ids.set(key, id)
    return { '@id': id, ...part }
  }
  return {
    ...group,
    hasVariant: group.hasVariant.map(({ offers, ...variant }) => ({
      ...variant,
      offers: {
        ...offers,
        shippingDetails: offers.shippingDetails.map((area) => share(area, shared.shippingDetails)),
        hasMerchantReturnPolicy: share(offers.hasMerchantReturnPolicy, shared.hasMerchantReturnPolicy),
      },
    })),
  }
}
