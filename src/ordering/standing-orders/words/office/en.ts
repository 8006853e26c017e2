/** Regular deliveries in the back office. */
export const title = 'Regular deliveries'
export const lead =
  'Customers get an email on the day and order only if they pay. Nothing is reserved for them.'
export const notLoaded = 'Couldn’t load the regular deliveries. Try again.'
export const loading = 'Loading the regular deliveries...'
export const pages = 'Regular deliveries pagination'
export const none = 'No regular deliveries yet.'
export const next = 'Next delivery'
export const customer = 'Customer'
export const products = 'Products'
export const interval = 'Interval'
export const every = { 2: 'Every 2 weeks', 4: 'Every 4 weeks' }
export const due = 'Due'
export const paused = 'Paused'
export const line = ({ quantity, name }: { quantity: number; name: string }) => `${quantity} × ${name}`
