import { expect, test } from 'vitest'
import { arrivalDay } from '../server/arrival-day.ts'
import { closureNow, type PackingCalendar, packingDay } from './packing-day.ts'

const week: PackingCalendar = {
  workingDays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  holidays: ['2026-06-18'],
}
/** A moment in India; 15 June 2026 is a Monday. */
const at = (day: string, time = '10:00') => new Date(`${day}T${time}:00+05:30`)

// Requirement D-473: An order is packed on the first packing day after the cut-off time that is neither closed nor full,
//   and its delivery date counts from that day.
test.each<[string, Partial<PackingCalendar>, string, string, string]>([
  ['without settings on the day of the order, also a Sunday', {}, '2026-06-14', '23:00', '2026-06-14'],
  ['before the cut-off time', { packing: { cutOff: '14:00' } }, '2026-06-15', '13:59', '2026-06-15'],
  ['at the cut-off time', { packing: { cutOff: '14:00' } }, '2026-06-15', '14:00', '2026-06-16'],
  ['after it on a Saturday', { packing: { cutOff: '14:00' } }, '2026-06-20', '15:00', '2026-06-22'],
  ['on packing days', { packing: { days: ['Wed', 'Thu', 'Fri'] } }, '2026-06-15', '10:00', '2026-06-17'],
  ['not on holidays', { packing: { days: ['Thu', 'Fri'] } }, '2026-06-17', '10:00', '2026-06-19'],
  [
    'after a closure',
    { closure: { from: '2026-06-10', until: '2026-06-24', takesOrders: true } },
    '2026-06-15',
    '10:00',
    '2026-06-24',
  ],
  [
    'before a closure that is planned',
    { closure: { from: '2026-06-16', until: '2026-06-24', takesOrders: true } },
    '2026-06-15',
    '10:00',
    '2026-06-15',
  ],
  [
    'after a closure that begins at the cut-off time, on a packing day',
    {
      packing: { cutOff: '09:00', days: ['Mon'] },
      closure: { from: '2026-06-16', until: '2026-06-24', takesOrders: true },
    },
    '2026-06-15',
    '10:00',
    '2026-06-29',
  ],
])('packs %s', (_, settings, day, time, packed) => {
  expect(packingDay(at(day, time), { ...week, ...settings })).toBe(packed)
})

test('a full day is passed over, and the delivery date counts from the day of packing', () => {
  const calendar = { ...week, packing: { maxOrders: 2 } }
  const full = new Set(['2026-06-15', '2026-06-16'])
  expect(packingDay(at('2026-06-15'), calendar, full)).toBe('2026-06-17')
  // Thursday is a holiday.
  expect(arrivalDay(at('2026-06-15'), 2, calendar, full)).toBe('2026-06-20')
  expect(arrivalDay(at('2026-06-15'), 2, calendar)).toBe('2026-06-17')
})

test('a shop that is always full promises a day', () => {
  const everyDay = { has: () => true } as unknown as Set<string>
  expect(packingDay(at('2026-06-15'), { ...week, packing: { maxOrders: 1 } }, everyDay)).toBe('2027-06-16')
})

test('a closure begins and ends at midnight in India, and takes orders or not', () => {
  const closure = { from: '2026-06-20', until: '2026-06-25', takesOrders: false }
  expect(closureNow(at('2026-06-19', '23:59'), { closure })).toBeUndefined()
  expect(closureNow(at('2026-06-20', '00:00'), { closure })).toBe(closure)
  expect(closureNow(at('2026-06-24', '23:59'), { closure })).toBe(closure)
  expect(closureNow(at('2026-06-25', '00:00'), { closure })).toBeUndefined()
  expect(closureNow(at('2026-06-21'), { closure: { ...closure, takesOrders: true } })).toBeUndefined()
})
