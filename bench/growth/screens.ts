import { orderStatus } from '#ordering/orders/rules/order-state.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { dayMs } from '#values/time/durations.ts'
import { customerPhone, type FilledShop } from './fill.ts'

/** The longest list in any answer: a page of 24, or the 30 days of the chart. */
export const maxRows = 30

/** As many days as the chart has. */
const lastDays = new URLSearchParams({
  from: calendarDay(new Date(Date.now() - (maxRows - 1) * dayMs), region.timeZone),
  to: calendarDay(new Date(), region.timeZone),
})

const lastYear = new URLSearchParams({
  from: calendarDay(new Date(Date.now() - 364 * dayMs), region.timeZone),
  to: calendarDay(new Date(), region.timeZone),
})

export type Screen = { name: string; asks: string[]; by: keyof FilledShop }

/** The first request of each screen. `long-lists.ts` measures the lists that have more rows in a larger shop. */
export const screens: Screen[] = [
  { name: 'Dashboard', asks: ['/overview'], by: 'adminToken' },
  {
    name: 'View Products',
    asks: ['/products/all?limit=24&sort=newest', '/categories?limit=100'],
    by: 'adminToken',
  },
  { name: 'View Categories', asks: ['/categories?limit=24'], by: 'adminToken' },
  { name: 'Images', asks: ['/images/titles', '/images?limit=24'], by: 'adminToken' },
  { name: 'View Orders', asks: ['/orders/all?limit=20'], by: 'adminToken' },
  {
    name: 'View Orders, to pack',
    asks: [`/orders/all?limit=20&status=${orderStatus.toPack}`],
    by: 'adminToken',
  },
  {
    name: 'View Orders, delivered',
    asks: [`/orders/all?limit=20&status=${orderStatus.delivered}`],
    by: 'adminToken',
  },
  {
    name: 'View Orders, search for a phone number',
    asks: [`/orders/all?limit=20&q=${customerPhone}`],
    by: 'adminToken',
  },
  {
    name: 'View Users',
    asks: ['/profile/all?role=admin&limit=20', '/profile/all?role=customer&limit=20'],
    by: 'adminToken',
  },
  { name: 'Reports', asks: [`/reports/sales?${lastDays}&by=day`], by: 'adminToken' },
  { name: 'Reports, a year by month', asks: [`/reports/sales?${lastYear}&by=month`], by: 'adminToken' },
  { name: 'Reports, by delivery zone', asks: [`/reports/sales?${lastDays}&by=zone`], by: 'adminToken' },
  { name: 'Reports, by category', asks: [`/reports/sales?${lastDays}&by=category`], by: 'adminToken' },
  { name: 'Reports, left carts', asks: [`/reports/carts?${lastDays}&by=day`], by: 'adminToken' },
  { name: 'Reports, failed searches', asks: [`/reports/searches?${lastDays}`], by: 'adminToken' },
  { name: 'Returns', asks: ['/returns?limit=20'], by: 'adminToken' },
  { name: 'Returns, ended', asks: ['/returns?limit=20&show=ended'], by: 'adminToken' },
  { name: 'Coupons', asks: ['/coupons?limit=20'], by: 'adminToken' },
  { name: 'Bundles', asks: ['/bundles/all?limit=20'], by: 'adminToken' },
  { name: 'Reviews', asks: ['/reviews?limit=20'], by: 'adminToken' },
  { name: 'Batches', asks: ['/stock/batches?limit=20'], by: 'adminToken' },
  { name: 'Photos', asks: ['/products/waiting-pictures'], by: 'adminToken' },
  { name: 'Import', asks: ['/products/imports/last'], by: 'adminToken' },
  { name: 'Standing orders', asks: ['/standing-order-desk?limit=20'], by: 'adminToken' },
  { name: 'Staff', asks: ['/staff'], by: 'adminToken' },
  { name: 'Store', asks: ['/store'], by: 'adminToken' },
  { name: 'Connections', asks: ['/connections'], by: 'adminToken' },
  { name: 'Delivery zones', asks: ['/delivery/zones'], by: 'adminToken' },
  { name: 'Setup guide', asks: ['/guide'], by: 'adminToken' },
  { name: 'Status', asks: ['/status'], by: 'adminToken' },
  { name: 'Office search', asks: ['/search/office?q=Anitha'], by: 'adminToken' },
  {
    name: 'New order, a customer by phone number',
    asks: [`/phone-orders/customers/${customerPhone}`],
    by: 'adminToken',
  },
  { name: 'Payments', asks: ['/money/attention'], by: 'adminToken' },
  { name: 'Activity', asks: ['/activity?limit=20'], by: 'adminToken' },
  { name: 'Packing', asks: ['/packing/orders?limit=20', '/packing/places'], by: 'adminToken' },
  {
    name: 'One order',
    asks: [
      '/orders/77',
      '/orders/77/items',
      '/orders/77/delivery',
      '/orders/77/refunding',
      '/orders/77/timeline',
    ],
    by: 'adminToken',
  },
  {
    name: 'One customer',
    asks: ['/customers/2', '/customers/2/orders?limit=10', '/customers/2/notes?limit=10'],
    by: 'adminToken',
  },
  { name: "An order's documents", asks: ['/orders/77/documents'], by: 'adminToken' },
  {
    name: 'View Orders, search for an invoice number',
    asks: ['/orders/all?limit=20&q=PP%2F26-27%2FB00077'],
    by: 'adminToken',
  },
  { name: 'Tickets', asks: ['/ticket-desk?limit=20'], by: 'adminToken' },
  { name: 'Resolved tickets', asks: ['/ticket-desk?limit=20&show=settled'], by: 'adminToken' },
  { name: 'Sent emails', asks: ['/mails?limit=20'], by: 'adminToken' },
  { name: 'Pages', asks: ['/edited-texts'], by: 'adminToken' },
  { name: 'Stock history', asks: ['/stock/moves?limit=20'], by: 'adminToken' },
  {
    name: 'View Products, search that matches all products',
    asks: ['/products/all?limit=24&sort=newest&q=muesli'],
    by: 'adminToken',
  },
  {
    name: 'Storefront search that matches all products',
    asks: ['/products?limit=24&q=muesli'],
    by: 'customerToken',
  },
  {
    name: 'Storefront search that matches no product',
    asks: ['/products?limit=24&q=mangosteen'],
    by: 'customerToken',
  },
  {
    name: 'Storefront filter for products without tree nuts',
    asks: ['/products?limit=24&without=tree_nuts'],
    by: 'customerToken',
  },
  {
    name: 'Storefront claim filter that matches few products',
    asks: ['/products?limit=24&claim=vegan'],
    by: 'customerToken',
  },
  {
    name: 'Storefront claim filter that matches no product',
    asks: ['/products?limit=24&claim=gluten_free'],
    by: 'customerToken',
  },
  { name: 'Storefront products', asks: ['/products?limit=24'], by: 'customerToken' },
  { name: 'My Orders', asks: ['/orders?limit=20'], by: 'customerToken' },
]
