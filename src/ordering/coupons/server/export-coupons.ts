import type { Db } from '#database/connect.ts'
import { formatMoment, streamCsv } from '#ordering/orders/server/export/csv-line.ts'
import type { Language } from '#words/language.ts'
import { describeBenefit } from '../rules/describe-benefit.ts'
import { officeSentences } from '../words/index.ts'
import * as words from '../words/office/en.ts'
import { listAdminCoupons } from './admin-coupons.queries.ts'

const batch = 500

const { heads } = officeSentences
/** In the order in which `exportCoupons` fills them. */
const columns = [
  heads.coupon,
  heads.code,
  heads.gives,
  heads.state,
  heads.starts,
  heads.ends,
  heads.orders,
  heads.limit,
  heads.given,
  heads.ordered,
]

/** What each coupon has brought and cost as CSV, newest first, streamed in batches; cancelled orders don't count. */
export const exportCoupons = (db: Db, now: Date, language: Language) =>
  streamCsv(
    columns.map((head) => head.in(language)),
    (cursor) => listAdminCoupons(db, { limit: batch, cursor }, now),
    (coupon) => [
      coupon.name,
      coupon.code ?? words.automatic,
      describeBenefit(coupon.benefit),
      words.states[coupon.state],
      formatMoment(coupon.starts_at),
      formatMoment(coupon.ends_at),
      coupon.uses,
      coupon.max_uses ?? '',
      coupon.given,
      coupon.ordered,
    ],
  )
