type Named = { name: string }

export const lead =
  'Coupons give customers a discount, with a code or automatically. Changing or ending one doesn’t affect orders already placed.'

/** The form's fields, as named when two versions are compared. */
export const fields = {
  name: 'Name',
  how: 'How customers get it',
  code: 'Code',
  kind: 'What it gives',
  percent: 'Percent off',
  amount: 'Rupees off',
  buy: 'Units to buy',
  free: 'Units free',
  ends_at: 'Ends',
  starts_at: 'Starts',
  minimum: 'Minimum in rupees',
  scope: 'Applies to',
  goods: 'Products and categories',
  max_uses: 'Orders in total',
  max_per_customer: 'Orders per customer',
  first_order_only: 'Who can use it',
  combinable: 'Together with other coupons',
  name_ta: 'Name in Tamil',
}
export const nameHint = 'Customers see it in the cart, on the order and on the invoice, such as Diwali offer.'
export const codeHint = '3 to 20 letters and digits. Customers can enter it in capital or small letters.'
export const hows = { code: 'Customers enter a code', automatic: 'Automatically' }
export const kinds = {
  percent: 'A percentage off',
  amount: 'An amount off',
  free_delivery: 'Free delivery',
  buy_get: 'Buy some, get some free',
}
export const unitsHint = 'The cheapest units are free.'
export const startsHint = 'Leave it empty to start now.'
export const endsHint = 'Leave it empty if it doesn’t expire.'
export const conditions = 'Conditions and limits'
export const minimumHint =
  'Counts the products it applies to, before discounts. Leave it empty for no minimum.'
export const scopes = { all: 'All products', some: 'Only some products' }
export const limitHint = 'Leave it empty for no limit.'
export const perCustomerHint = 'Guests are recognised by their phone number and email address.'
export const buyers = { no: 'All customers', yes: 'Only first orders' }
export const together = {
  no: 'Used alone, if it saves the customer more than the others',
  yes: 'Can be used together with a code and other coupons',
}
export const fixedTerms =
  'The code and what it gives can’t be changed. To change them, end this coupon and add another.'

/** The products and categories of a coupon. */
export const chosen = 'Chosen products and categories'
export const noneChosen = 'Nothing chosen yet.'
export const addCategory = 'Add a category'
export const chooseCategory = 'Choose a category'
export const findProducts = 'Find products to add'
export const add = 'Add'
export const addNamed = ({ name }: Named) => `Add ${name}`
export const remove = 'Remove'
export const removeNamed = ({ name }: Named) => `Remove ${name}`
export const categoryNamed = ({ name }: Named) => `All of ${name}`

export const nothing = 'none'

/** The list. */
export const coupons = 'Coupons'
export const loadingCoupons = 'Loading coupons...'
export const couponsNotLoaded = 'Couldn’t load the coupons. Try again.'
export const noCoupons = 'No coupons yet. Add one to thank customers, or to win new ones.'
export const pagesOfCoupons = 'Coupons pagination'
export const exportAsCsv = 'Export as CSV'
export const notExported = 'Couldn’t export the coupons. Try again.'
export const codeOf = ({ code }: { code: string }) => `Code ${code}`
export const usesOf = ({ uses, most }: { uses: number; most: number | null }) =>
  most === null ? `${uses} ${uses === 1 ? 'order' : 'orders'}` : `${uses} of ${most} orders`
export const ordered = ({ amount }: { amount: string }) => `${amount} ordered`
export const given = ({ amount }: { amount: string }) => `${amount} saved by customers`
export const from = ({ when }: { when: string }) => `From ${when}`
export const fromUntil = ({ start, end }: { start: string; end: string }) => `${start} to ${end}`
export const minimumOf = ({ amount }: { amount: string }) => `Minimum ${amount}`
export const firstOrders = 'First orders only'
export const perCustomer = ({ most }: { most: number }) =>
  `${most === 1 ? 'Once' : `${most} times`} per customer`
export const onlyFor = ({ names }: { names: string }) => `Only ${names}`

export const addCoupon = 'Add Coupon'
export const couponAdded = 'Coupon added.'
export const couponNotAdded = 'Couldn’t add the coupon. Try again.'
export const edit = 'Edit'
export const editNamed = ({ name }: Named) => `Edit ${name}`
export const editCoupon = 'Edit Coupon'
export const loadingCoupon = 'Loading...'
export const couponUpdated = 'Coupon updated.'
export const couponNotUpdated = 'Couldn’t save the coupon. Try again.'
export const endNow = 'End now'
export const endQuestion = 'End this coupon now?'
export const endDetail = ({ name }: Named) =>
  `Customers can no longer use ${name}. Orders that used it keep their discount. You can’t undo this.`
export const notEnded = 'Couldn’t end the coupon. Try again.'
