import { test } from 'vitest'
import {
  buys,
  type Check,
  isRefunded,
  killTimeoutMs,
  leaves,
  paysTooLate,
  surviveKills,
} from './kill-stories.ts'
import type { Story } from './kill-world.ts'
import { expectShownOnce, waitsForPlannedProduct } from './plan-story.ts'
import { buysRecalledBatch, expectReplaced } from './recall-story.ts'
import { expectShippedOnce, receivesParcel } from './shipment-story.ts'

/*
 * Whichever process is killed between any two writes or calls, each captured payment ends as a paid order or a refund,
 * the stock adds up and nobody gets a second confirmation. Every named point that a story passes is a kill point; new
 * points are found automatically.
 */

// For stories that continue after a purchase, only the new points are kill points.
// Requirement D-161: No batch stock is lost if a process is killed during a sale or a recall.
// Requirements D-172, D-269
test.each<[string, Story, which?: RegExp, check?: Check]>([
  ['buys', buys()],
  [
    'buys, and the shop has to capture',
    buys(({ bank }) => bank.faults.add({ on: 'payment', effect: 'authorise-only' })),
  ],
  ['pays when it is too late', paysTooLate],
  ['leaves without paying', leaves],
  ['is given a unit’s money back', isRefunded({ what: 'lines' }), /^refund:/],
  ['is cancelled by the merchant', isRefunded({ what: 'all' }), /^refund:/],
  ['is sent a parcel', receivesParcel(buys()), /^parcel:/, expectShippedOnce],
  ['waits for a planned product', waitsForPlannedProduct, /^plan:/, expectShownOnce],
  [
    'gets goods of a batch that is recalled',
    buysRecalledBatch(buys()),
    /^(place-order|recall):/,
    expectReplaced,
  ],
])(
  'a shop killed at any point while a shopper %s loses no money and no stock',
  (_what, story, which, check) => surviveKills(story, which, check),
  killTimeoutMs,
)
