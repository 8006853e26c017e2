import type { BannerContent, HomeContent } from '../../texts-contract.ts'

/** The titles of the banners' pictures, in the order of their words. */
export const bannerTitles = ['bannerImage1', 'bannerImage2', 'bannerImage3']

/** A banner's words, and what they are written in. */
export type Banner = BannerContent & { lang: string }

/** Empty if the texts could not be loaded. */
export const bannersOf = (texts: HomeContent | null): Banner[] =>
  texts?.banners.map((banner) => ({ ...banner, lang: texts.language })) ?? []
