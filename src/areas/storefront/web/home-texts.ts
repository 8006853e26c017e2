/** The merchant's words on the home page. */

export const headline = 'Delicious and Healthy Snacks'

/** A banner's picture by its title, its words, and the ground they stand on, which decides their colour. */
export type Banner = { title: string; subtitle: string; ground: 'light' | 'dark' }

export const banners = [
  {
    title: 'bannerImage1',
    subtitle: 'Organic grains, seeds and gluten-free millets, roasted in small lots.',
    ground: 'light',
  },
  {
    title: 'bannerImage2',
    subtitle: 'Organic muesli and gluten-free seed mixes for a morning with a good crunch.',
    ground: 'dark',
  },
  {
    title: 'bannerImage3',
    subtitle: 'Organic, gluten-free spices, ground fresh and packed in glass.',
    ground: 'dark',
  },
] as const satisfies Banner[]

/** What the brand stands for. */
export const promises = [
  { title: 'From growers we know', text: 'Grain and spices come straight from farms in Tamil Nadu.' },
  { title: 'Roasted in small lots', text: 'Slowly, one ingredient at a time, so that it reaches you fresh.' },
  { title: 'Nothing hidden', text: 'Each product page says what is inside, to the percent.' },
  { title: 'Nothing added', text: 'No colours, no flavours, no preservatives.' },
] as const
