/**
 * The couriers and their tracking pages. Links must only go to these pages. Some take the number in the URL; on the
 * others it must be typed.
 */
const trackingPages = {
  dtdc: () => 'https://www.dtdc.in/tracking.asp',
  india_post: () => 'https://www.indiapost.gov.in/_layouts/15/dop.portal.tracking/trackconsignment.aspx',
  delhivery: (number: string) => `https://www.delhivery.com/track/package/${number}`,
  blue_dart: (number: string) =>
    `https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=${number}`,
  st_courier: () => 'https://stcourier.com/track/shipment',
  professional: () => 'https://www.tpcindia.com/',
  ekart: (number: string) => `https://ekartlogistics.com/shipmenttrack/${number}`,
  xpressbees: (number: string) => `https://www.xpressbees.com/shipment/tracking?awbNo=${number}`,
  own: null,
  other: null,
} as const

export type Courier = keyof typeof trackingPages

export const couriers = [
  'own',
  'dtdc',
  'india_post',
  'delhivery',
  'blue_dart',
  'st_courier',
  'professional',
  'ekart',
  'xpressbees',
  'other',
] as const satisfies readonly Courier[]

/** Letters, digits and hyphens, as couriers print them. */
export const trackingNumberPattern = /^[A-Za-z0-9][A-Za-z0-9-]{3,39}$/

/**
 * The URL of the courier's tracking page, with the number in it where the page takes one; null without a number or a
 * tracking page.
 */
export function trackingLink(courier: Courier, number: string | null) {
  const page = trackingPages[courier]
  return page && number ? page(encodeURIComponent(number)) : null
}
