import type { Courier } from '#fulfilment/shipments/rules/couriers.ts'

/** How courier services begin the names of the couriers that the shop knows. */
const names: [start: RegExp, courier: Courier][] = [
  [/^delhivery/i, 'delhivery'],
  [/^blue ?dart/i, 'blue_dart'],
  [/^dtdc/i, 'dtdc'],
  [/^india ?post|^speed ?post/i, 'india_post'],
  [/^st courier/i, 'st_courier'],
  [/^professional|^the professional/i, 'professional'],
  [/^ekart/i, 'ekart'],
  [/^xpress ?bees/i, 'xpressbees'],
]

/** The shop's courier for a service's name, such as `Blue Dart Air`; customers see it and its tracking page. */
export const nameCourier = (service: string): Courier =>
  names.find(([start]) => start.test(service.trim()))?.[1] ?? 'other'
