/** Two columns on a desktop: gallery and text. One column on a phone, with a sticky button at its end. */
export const productPageColumns =
  'page-column pb-4 md:grid md:grid-cols-2 md:grid-rows-[auto_auto_1fr] md:gap-x-10 lg:gap-x-16'

/** On a phone the picture leaves room for the price below it and the thumbnails beside. */
export const pictureOnPhone = 'max-md:w-[calc(100vw-13rem)] max-md:shrink-0'

/** On a phone the price must stay on the first screen even with a long name. */
export const nameOnPhone =
  'max-md:text-[1.375rem] max-md:leading-7 max-md:[&:lang(ta)]:text-lg max-md:[&:lang(ta)]:leading-6'
