import { hrefOf } from '#browser/router/href.ts'
import type { PublicSettings } from '#pages/page-render.ts'

/**
 * The return policy as schema.org data. The built-in text says that all sales are final. Of a policy that the merchant
 * has written, programs get only the link: what it says is not known.
 */
export function returnPolicyJsonLd({ publicUrl, store }: Pick<PublicSettings, 'publicUrl' | 'store'>) {
  return {
    '@type': 'MerchantReturnPolicy',
    ...(!store.ownRefundPolicy && {
      applicableCountry: 'IN',
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    }),
    merchantReturnLink: new URL(hrefOf('/refund-policy'), publicUrl).href,
  }
}
