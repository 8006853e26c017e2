import { backofficePages } from '#backoffice/pages.ts'
import { cataloguePages } from '#catalogue/pages.ts'
import { inventoryPages } from '#inventory/pages.ts'
import { orderingPages } from '#ordering/pages.ts'
import type { PageUrl } from '#pages/page-url.ts'
import { peoplePages } from '#people/pages.ts'
import { shopfrontPages } from '#shopfront/pages.ts'

/**
 * Every page of the shop. Of two URLs that match equally well, the first one wins: `/profile/orders` is a profile,
 * not the orders of somebody named `profile`.
 */
export const pageUrls: PageUrl[] = [
  ...shopfrontPages,
  ...cataloguePages,
  ...inventoryPages,
  ...peoplePages,
  ...orderingPages,
  ...backofficePages,
]
