import { refuse } from '#http/calls/refusal.ts'
import { officeSentences } from '../../words/index.ts'
import type { ScanRefusal } from './scan-order.ts'

const { scanRefused } = officeSentences

/**
 * The API refusal (status, code and sentence) for a scan that packed nothing. `typed` is what was scanned; `number`,
 * the order number in it, is ignored for `NO_NUMBER`, because there was none.
 */
export function refuseScan(reason: ScanRefusal, { typed, number }: { typed: string; number: number }) {
  switch (reason) {
    case 'NO_NUMBER':
      return refuse(400, reason, scanRefused.noNumber({ typed }))
    case 'NO_SUCH_ORDER':
      return refuse(404, reason, scanRefused.noSuchOrder({ number }))
    case 'CANCELLED':
      return refuse(409, reason, scanRefused.cancelled({ number }))
    case 'REFUNDED':
      return refuse(409, reason, scanRefused.refunded({ number }))
    case 'UNPAID':
      return refuse(409, reason, scanRefused.unpaid({ number }))
    case 'RECALLED':
      return refuse(409, reason, scanRefused.recalled({ number }))
    case 'MOVED_ON':
      return refuse(409, reason, scanRefused.movedOn({ number }))
  }
}
