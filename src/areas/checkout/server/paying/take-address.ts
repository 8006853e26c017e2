import type { AddressCopy } from '../../../../database/tables/orders.ts'
import { transact } from '../../../../database/transact.ts'
import type { Parts } from '../../../../parts.ts'
import { lockUser } from '../../../accounts/server/lock-user.queries.ts'
import { findAddressCopy } from '../../../addresses/server/addresses.queries.ts'
import { isInDeliveryArea } from '../../../addresses/server/delivery-area.ts'
import { readdressUnpaidOrder } from '../../../orders/server/states/readdress-order.ts'

type TakeAddress = { ok: true } | { ok: false; reason: 'ADDRESS_OUTSIDE'; address: AddressCopy }

/** An order whose payment starts goes where its customer wants it now (decision X2), if the shop delivers there. */
export const takeAddress = ({ db, store }: Parts, userId: number): Promise<TakeAddress> =>
  transact(db, async (trx): Promise<TakeAddress> => {
    await lockUser(trx, userId)
    const address = await findAddressCopy(trx, userId)
    if (!address) return { ok: true }
    if (!isInDeliveryArea(store(), address)) return { ok: false, reason: 'ADDRESS_OUTSIDE', address }
    await readdressUnpaidOrder(trx, userId, address)
    return { ok: true }
  })
