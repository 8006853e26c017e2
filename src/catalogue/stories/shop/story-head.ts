import type { HeadArgs } from '#browser/page.ts'
import { hrefOf } from '#browser/router/href.ts'
import { breadcrumbList } from '#catalogue/products/shop/lists/breadcrumb-list.ts'
import type { Head } from '#pages/page-render.ts'
import { squareUrl } from '#values/pictures/link-preview.ts'
import { pictureVariantUrl } from '#values/pictures/picture.ts'
import { locale } from '#words/page/en.ts'
import type { Story } from '../contract.ts'
import * as words from '../words/en.ts'
import { storyPictureSizes } from './story-view.tsx'

type Shop = Omit<HeadArgs<unknown>, 'data'>

/** The title, JSON-LD and link preview of a recipe or story. The browser needs only the title. */
export function storyHead(story: Story, shop: Shop): Head {
  const title = `${story.title} | ${shop.storeName}`
  if (!import.meta.env.SSR) return { title }
  const { publicUrl } = shop
  return {
    title,
    description: story.summary,
    preview: story.picture,
    largest: { picture: story.picture, sizes: storyPictureSizes },
    jsonLd: [
      story.kind === 'recipe' ? recipeJsonLd(story, shop) : articleJsonLd(story, shop),
      breadcrumbList(publicUrl, [
        [words.stories, '/stories'],
        [story.title, story.path],
      ]),
    ],
  }
}

/** A recipe as Google documents it for search results. */
const recipeJsonLd = (story: Story, shop: Shop) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: story.title,
  ...commonJsonLd(story, shop),
  ...(story.minutes !== null && { totalTime: `PT${story.minutes}M` }),
  ...(story.servings !== null && { recipeYield: String(story.servings) }),
  recipeIngredient: story.ingredients,
  recipeInstructions: story.steps.map((text) => ({ '@type': 'HowToStep', text })),
})

const articleJsonLd = (story: Story, shop: Shop) => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: story.title,
  ...commonJsonLd(story, shop),
  publisher: organization(shop),
})

const commonJsonLd = (story: Story, shop: Shop) => {
  const absolute = (path: string) => new URL(path, shop.publicUrl).href
  const { url, width, widths } = story.picture
  return {
    description: story.summary,
    image: [pictureVariantUrl(url, widths.at(-1) ?? width, 'webp'), squareUrl(url)].map(absolute),
    author: organization(shop),
    ...(story.published_at && { datePublished: story.published_at }),
    dateModified: story.updated_at,
    inLanguage: locale,
    mainEntityOfPage: absolute(hrefOf(story.path)),
  }
}

const organization = ({ publicUrl, store }: Shop) => ({
  '@type': 'Organization',
  name: store.name,
  url: publicUrl,
})
