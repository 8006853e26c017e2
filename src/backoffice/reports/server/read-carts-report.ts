import type { Db } from '#database/connect.ts'
import { toRupees } from '#values/money/money.ts'
import type { CartFigures, CartsQuery, CartsReport } from '../contract.ts'
import { periodBefore, startOfStep, stepsOf } from '../rules/report-period.ts'
import { findFirstCountedDay, listLeftCarts } from './left-carts.queries.ts'
import { countSales } from './sales.queries.ts'

type Days = Awaited<ReturnType<typeof listLeftCarts>>

/** The carts that were left in a period, and in the one before. */
export async function readCartsReport(db: Db, { from, to, by }: CartsQuery): Promise<CartsReport> {
  const before = periodBefore({ from, to })
  const [days, daysBefore, orders, since] = await Promise.all([
    listLeftCarts(db, { from, to }),
    listLeftCarts(db, before),
    countSales(db, { from, to }),
    findFirstCountedDay(db),
  ])
  const byStep = Map.groupBy(days, ({ key }) => startOfStep(key, by))
  const byStepBefore = Map.groupBy(daysBefore, ({ key }) => startOfStep(key, by))
  const stepsBefore = stepsOf(before, by)
  return {
    from,
    to,
    before: { ...before, total: figuresOf(daysBefore) },
    total: figuresOf(days),
    orders,
    rows: stepsOf({ from, to }, by).map((key, at) => ({
      key,
      ...figuresOf(byStep.get(key) ?? []),
      carts_before: figuresOf(byStepBefore.get(stepsBefore[at] ?? '') ?? []).carts,
    })),
    since,
  }
}

function figuresOf(days: Days): CartFigures {
  const total = (what: 'carts' | 'units' | 'value') => days.reduce((sum, day) => sum + Number(day[what]), 0)
  return { carts: total('carts'), units: total('units'), value: toRupees(total('value')) }
}
