import { transact } from '#database/transact.ts'
import { withHeading } from '#operations/notifications/server/format-order.ts'
import { notifyMerchant } from '#operations/notifications/server/notify-merchant.ts'
import * as words from '#operations/notifications/words/office/merchant/en.ts'
import type { Parts } from '#parts.ts'
import { claimNewlyLowStock, clearRestocked } from './low-stock.queries.ts'

/**
 * Notifies the merchant in one mail of packs that fell to their low-stock threshold since the last run; again only
 * after they were above it. Units reserved by unpaid orders count as in stock.
 */
export const notifyLowStock = ({ db, clock, store, settings }: Parts): Promise<void> =>
  transact(db, async (trx) => {
    await clearRestocked(trx)
    const packs = await claimNewlyLowStock(trx)
    const [first] = packs
    if (!first) return
    const now = clock.now()
    await notifyMerchant(
      trx,
      {
        kind: 'low-stock',
        subjectKey: `${first.id}-${now.toISOString()}`,
        values: {
          running_low: packs.length === 1 ? first.name : words.packs({ count: packs.length }),
          packs: withHeading(words.fewLeft, packs.map(formatStockLeft)),
          stock_link: { label: words.openStock, url: `${settings.publicUrl}/admin?section=stock` },
        },
      },
      { store: store(), now },
    )
  })

export const formatStockLeft = ({ name, stock }: { name: string; stock: number }) =>
  words.left({ name, count: stock })
