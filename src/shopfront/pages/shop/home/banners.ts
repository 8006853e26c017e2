import type { ShownBanner, ShownHome } from '../../texts-contract.ts'

/** The titles of the banners' pictures, in the order of their words. */
export const bannerTitles = ['bannerImage1', 'bannerImage2', 'bannerImage3']

/** A banner's words, and what they are written in. */
export type Banner = ShownBanner & { lang: string }

/** None where they could not be asked for. */
export const bannersOf = (texts: ShownHome | null): Banner[] =>
  texts?.banners.map((banner) => ({ ...banner, lang: texts.language })) ?? []
