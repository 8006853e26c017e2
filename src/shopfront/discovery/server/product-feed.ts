import type { Db } from '#database/connect.ts'
import { deliveryAreas } from '#ordering/delivery/server/delivery-areas.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { xmlElement } from '#values/texts/escape-xml.ts'
import { type Language, pathIn } from '#words/language.ts'
import { sentences } from '../words/index.ts'
import { bundleItem } from './bundle-item.ts'
import { listAllBundles, listAllProducts } from './feed-products.queries.ts'
import { itemsOf } from './product-item.ts'

export type FeedSource = { db: Db; publicUrl: string; store: StoreSettings; language: Language }

/** All products on sale and bundles on offer as RSS 2.0 with Google's elements, for Google Merchant Center and Meta. */
export async function* productFeed({ db, publicUrl, store, language }: FeedSource) {
  const shop = { publicUrl, language, brand: store.name, areas: deliveryAreas(store) }
  const about = [
    xmlElement('title', store.name),
    xmlElement('link', publicUrl + pathIn(language, '/')),
    xmlElement('description', sentences.productFeed({ shop: store.name }).in(language)),
  ]
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${about.join('')}\n`
  for await (const products of listAllProducts(db, language))
    yield products.flatMap((product) => itemsOf(product, shop)).join('')
  for await (const bundles of listAllBundles(db, language))
    yield bundles.map((bundle) => bundleItem(bundle, shop) ?? '').join('')
  yield '</channel></rss>\n'
}
