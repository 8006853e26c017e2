import type { BannerContent, HomeContent } from '../../texts-contract.ts'

/** The titles of the banner pictures, in the order of the banners. */
export const bannerTitles = ['bannerImage1', 'bannerImage2', 'bannerImage3']

/** A banner's texts and their language. */
export type Banner = BannerContent & { lang: string }

/** The banners' texts with their language; empty if the texts could not be loaded. */
export const bannersOf = (texts: HomeContent | null): Banner[] =>
  texts?.banners.map((banner) => ({ ...banner, lang: texts.language })) ?? []
