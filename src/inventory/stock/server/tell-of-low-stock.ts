import { transact } from '#database/transact.ts'
import { headed } from '#operations/notifications/server/order-in-words.ts'
import { tellMerchant } from '#operations/notifications/server/tell-merchant.ts'
import * as words from '#operations/notifications/words/office/merchant/en.ts'
import type { Parts } from '#parts.ts'
import { forgetRestocked, takeNewlyLow } from './low-stock.queries.ts'

/**
 * Tells the merchant which packs have become low since the last look, in one mail: each once, and again only after it was
 * above its mark. What an unpaid order holds is there still, for it may come back.
 */
export const tellOfLowStock = ({ db, clock, store, settings }: Parts): Promise<void> =>
  transact(db, async (trx) => {
    await forgetRestocked(trx)
    const packs = await takeNewlyLow(trx)
    const [first] = packs
    if (!first) return
    const now = clock.now()
    await tellMerchant(
      trx,
      {
        kind: 'low-stock',
        subjectKey: `${first.id}-${now.toISOString()}`,
        values: {
          running_low: packs.length === 1 ? first.name : words.packs({ count: packs.length }),
          packs: headed(words.fewLeft, packs.map(leftOf)),
          stock_link: { label: words.openStock, url: `${settings.publicUrl}/admin?section=stock` },
        },
      },
      { store: store(), now },
    )
  })

export const leftOf = ({ name, stock }: { name: string; stock: number }) => words.left({ name, count: stock })
