/** What a customer buys again every few weeks, and the offer on the page of an order. */
export const title = 'Regular deliveries'
export const lead =
  'We email you when it’s time for your next delivery. You review it and pay only then. Nothing is charged automatically.'
export const loading = 'Loading your regular deliveries...'
export const notLoaded = 'Couldn’t load your regular deliveries. Try again.'
export const none = 'You don’t have any regular deliveries yet.'
export const noneHint = 'Open an order and choose “Deliver regularly” to get it again every 2 or 4 weeks.'
export const myOrders = 'My orders'
export const every = { 2: 'Every 2 weeks', 4: 'Every 4 weeks' }
export const next = ({ day }: { day: string }) => `Next delivery: ${day}`
export const due = ({ day }: { day: string }) => `Ready to order since ${day}`
export const paused = 'Paused'
export const pausedUnanswered = 'Paused, because you didn’t order the last few deliveries.'
export const unavailable = 'Not available now'
export const onlySome = ({ units }: { units: number }) => `Only ${units} available`
export const changeable =
  'If something is out of stock, you get the rest. Anything else in your cart is ordered together with it.'
export const total = ({ amount }: { amount: string }) =>
  `${amount} at today’s prices, without delivery charges`
export const reviewAndPay = 'Review and pay'
export const orderEarly = 'Order now'
export const skip = ({ day }: { day: string }) => `Skip until ${day}`
export const pause = 'Pause'
export const resume = 'Resume'
export const stop = 'Stop deliveries'
export const stopQuestion = 'Stop these regular deliveries?'
export const stopHint = 'You won’t get any more reminders. Orders that you’ve already placed aren’t affected.'
export const keep = 'Keep deliveries'
export const howOften = 'How often?'
export const notChanged = 'Couldn’t save the change. Try again.'
export const notAdded = 'Couldn’t add the delivery to your cart. Try again.'
export const changed = 'Saved.'
/** On the page of an order. */
export const deliverRegularly = 'Deliver regularly'
export const offerHint = 'We’ll remind you each time. You pay only when you order.'
export const start = 'Start'
export const started = ({ day }: { day: string }) => `We’ll email you on ${day}.`
export const manage = 'See regular deliveries'
export const notStarted = 'Couldn’t set up regular deliveries. Try again.'
/** Answers of the API. */
export const stopped = 'Regular deliveries stopped.'
export const noSuchStandingOrder = 'This regular delivery no longer exists.'
export const deliveryChanged =
  'This delivery was already ordered or skipped. Refresh the page to see the next one.'
export const payFirst = 'Pay for the order first. Then you can have it delivered regularly.'
export const wasCancelled = 'This order was cancelled. Choose another one to have delivered regularly.'
export const nothingSold = 'We no longer sell the products in this order.'
export const tooMany = ({ most }: { most: number }) =>
  `You can have up to ${most} regular deliveries. Stop one to start another.`
