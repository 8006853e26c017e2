import { expect, test } from 'vitest'
import { allocateBatches, type Batch, type BatchStock } from './allocate-batches.ts'

const batch = (id: number, left: number, more: Partial<Batch> = {}): Batch => ({
  id,
  packId: 1,
  left,
  aside: 0,
  isSellable: true,
  isRecalled: false,
  ...more,
})
/** Batches in the order of the shelf: earliest expiry first. */
const shelf = (batches: Batch[], more: Partial<BatchStock> = {}): BatchStock => ({
  batches,
  unbatched: new Map(),
  allocated: [],
  ...more,
})
const sale = { packId: 1, by: -3, reason: 'hold' as const, orderId: 7, isSellable: true }
const units = (lines: { by: number; batchId?: number }[]) => lines.map(({ by, batchId }) => [by, batchId])

test('a sale takes what has no date first, then what expires first, and no more than there is', () => {
  const nameless = () => new Map([[1, 1]])
  expect(
    units(allocateBatches([sale], shelf([batch(10, 1), batch(11, 5)], { unbatched: nameless() })).lines),
  ).toEqual([
    [-1, undefined],
    [-1, 10],
    [-1, 11],
  ])
  expect(allocateBatches([sale], shelf([batch(10, 1), batch(11, 1)]))).toMatchObject({
    lines: [],
    shortPackId: 1,
  })
  expect(allocateBatches([sale], shelf([batch(10, 1), batch(11, 2)])).shortPackId).toBeUndefined()
})

test('what an order gives back in part goes to the freshest batch that it came from', () => {
  const got = [
    { orderId: 7, batchId: 10, units: 2 },
    { orderId: 7, batchId: 11, units: 2 },
    { orderId: 8, batchId: 12, units: 2 },
  ]
  const back = { packId: 1, by: 3, reason: 'returned' as const, orderId: 7 }
  const batches = [batch(10, 0), batch(11, 0), batch(12, 0)]
  expect(units(allocateBatches([back], shelf(batches, { allocated: got })).lines)).toEqual([
    [2, 11],
    [1, 10],
  ])
})

test('more than an order got comes back without a date', () => {
  const got = [{ orderId: 7, batchId: 10, units: 1 }]
  const back = { packId: 1, by: 2, reason: 'returned' as const, orderId: 7 }
  expect(units(allocateBatches([back], shelf([batch(10, 0)], { allocated: got })).lines)).toEqual([
    [1, 10],
    [1, undefined],
  ])
})

test('what may not be sold is set aside before a sale, and what may be sold again comes back', () => {
  const tooOld = batch(10, 2, { isSellable: false })
  const { lines } = allocateBatches([{ ...sale, by: -1 }], shelf([tooOld, batch(11, 0, { aside: 1 })]))
  expect(lines.map(({ by, batchId, reason }) => [by, batchId, reason])).toEqual([
    [-2, 10, 'too_old'],
    [1, 11, 'too_old'],
    [-1, 11, 'hold'],
  ])
})

test('packs have batches of their own, and each change sees what the one before left', () => {
  const other = { ...sale, packId: 2, by: -1 }
  const two = () => shelf([batch(10, 2), batch(20, 5, { packId: 2 }), batch(11, 2)])
  expect(units(allocateBatches([{ ...sale, by: -2 }, other, { ...sale, by: -1 }], two()).lines)).toEqual([
    [-2, 10],
    [-1, 20],
    [-1, 11],
  ])
  const undated = new Map([
    [1, 1],
    [2, 1],
  ])
  const nameless = shelf([batch(10, 1)], { unbatched: undated })
  expect(
    units(
      allocateBatches(
        [
          { ...sale, by: -1 },
          { ...sale, by: -1 },
        ],
        nameless,
      ).lines,
    ),
  ).toEqual([
    [-1, undefined],
    [-1, 10],
  ])
})

test('what comes back can be sold again in the same plan, from its batch or without one', () => {
  const got = [{ orderId: 7, batchId: 10, units: 1 }]
  const back = { packId: 1, by: 2, reason: 'returned' as const, orderId: 7 }
  const undated = shelf([batch(10, 0)], { allocated: got, unbatched: new Map([[1, 1]]) })
  expect(units(allocateBatches([back, sale], undated).lines)).toEqual([
    [1, 10],
    [1, undefined],
    [-2, undefined],
    [-1, 10],
  ])
  // The same order twice: it must not return more units of a batch than it got.
  const twice = shelf([batch(10, 0)], { allocated: [{ orderId: 7, batchId: 10, units: 1 }] })
  expect(
    units(
      allocateBatches(
        [
          { ...back, by: 1 },
          { ...back, by: 1 },
        ],
        twice,
      ).lines,
    ),
  ).toEqual([
    [1, 10],
    [1, undefined],
  ])
})

test('goods of another pack that the same order got stay with their pack', () => {
  const got = [{ orderId: 7, batchId: 20, units: 1 }]
  const back = { packId: 1, by: 1, reason: 'returned' as const, orderId: 7 }
  expect(
    units(allocateBatches([back], shelf([batch(20, 0, { packId: 2 })], { allocated: got })).lines),
  ).toEqual([[1, undefined]])
})

test('what is received goes into its batch, and a correction of it asks for no sale', () => {
  const received = { packId: 1, by: 4, reason: 'received' as const, batchId: 11 }
  expect(units(allocateBatches([received, sale], shelf([batch(10, 0), batch(11, 0)])).lines)).toEqual([
    [4, 11],
    [-3, 11],
  ])
  // Expired units can be damaged: they are taken first, without being quarantined before.
  const damaged = { packId: 1, by: -1, reason: 'damaged' as const }
  const { lines, quarantineLines } = allocateBatches(
    [sale, damaged],
    shelf([batch(10, 1, { isSellable: false }), batch(11, 3)]),
  )
  expect(units(lines)).toEqual([
    [-1, 10],
    [-3, 11],
  ])
  expect(units(quarantineLines)).toEqual([[-1, 10]])
})

test('what a recall set aside is called so', () => {
  const recalled = batch(10, 2, { isSellable: false, isRecalled: true })
  expect(allocateBatches([], shelf([recalled])).lines).toEqual([
    { packId: 1, batchId: 10, by: -2, reason: 'recalled' },
  ])
})
