import { expect, test } from 'vitest'
import { desk, phone } from '../driving/browser.ts'
import { orderJobs } from '../driving/order-jobs.ts'
import { documentedPresses, openCounted } from '../driving/presses.ts'
import { shopJobs } from '../driving/shop-jobs.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const screens = { 'a computer': desk, 'a phone': phone }
const all = { orders: orderJobs(shop), 'the shop': shopJobs }

test('every job in the documentation is performed here, and the other way round', () => {
  const jobs = Object.values(all).flatMap((each) => Object.keys(each))
  for (const screen of Object.values(screens))
    expect(Object.keys(documentedPresses(screen)).sort()).toEqual(jobs.toSorted())
})

// One page for all jobs of a test, because logging in takes longest.
test.each(
  Object.entries(screens).flatMap(([where, screen]) =>
    Object.entries(all).map(([what, jobs]) => ({ where, screen, what, jobs })),
  ),
)('jobs with $what take as few presses on $where as documented', async ({ screen, jobs }) => {
  const count = await openCounted(shop, screen)
  const presses: Record<string, number> = {}
  for (const [name, job] of Object.entries(jobs)) presses[name] = await count(job)
  const documented = documentedPresses(screen)
  expect(presses).toEqual(Object.fromEntries(Object.keys(jobs).map((name) => [name, documented[name]])))
})
