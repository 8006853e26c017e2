import { hrefOf } from '#browser/router/href.ts'
import * as uiWords from '#ui/words/en.ts'

/** The breadcrumbs of a page as JSON-LD: names and paths, without the home page. */
export const breadcrumbList = (publicUrl: string, crumbs: [name: string, path: string][]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [[uiWords.home, '/'] as const, ...crumbs].map(([name, path], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: { '@type': 'WebPage', '@id': new URL(hrefOf(path), publicUrl).href },
  })),
})
