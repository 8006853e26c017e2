/**
 * Two columns on a desktop: gallery and text, each as wide as a large screen allows. One column on a phone, with a
 * sticky button at its end.
 */
export const productPageColumns =
  'page-column pb-4 md:grid md:grid-cols-2 md:grid-rows-[auto_auto_1fr] md:gap-x-10 lg:gap-x-16 xl:gap-x-24'

/**
 * A phone shows the pictures as a row to swipe, in which the next one can be seen. They are as large as leaves room for
 * name, price, sizes, allergens and PIN code on the first screen.
 */
export const pictureOnPhone = 'max-md:w-[min(75vw,max(9.5rem,100svh-36rem))]'

/** On a phone the price must stay on the first screen even with a long name. */
export const nameOnPhone =
  'max-md:text-[1.375rem] max-md:leading-6 max-md:[&:lang(ta)]:text-base max-md:[&:lang(ta)]:leading-5.5'
