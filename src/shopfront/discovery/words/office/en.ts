export const title = 'Sell on Google and Instagram'
export const lead =
  'Add these links once in Google Merchant Center and Meta Commerce Manager. They read your products, prices and stock from there every day. Products without a picture are left out.'
export const feeds = {
  products: {
    name: 'Product feed in English',
    use: 'For Google Merchant Center, Facebook and Instagram',
  },
  tamilProducts: {
    name: 'Product feed in Tamil',
    use: 'For a second feed in Google Merchant Center',
  },
  news: {
    name: 'New products',
    use: 'For feed readers and newsletter tools (RSS)',
  },
}
export const copy = 'Copy link'
/** Read by screen readers after `copy`, because there are several such buttons. */
export const ofFeed = ({ name }: { name: string }) => `(${name})`
export const afterOpening = 'The links work as soon as your shop is open.'
