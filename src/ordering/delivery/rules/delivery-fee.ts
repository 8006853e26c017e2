import { type Paise, toPaise } from '#values/money/money.ts'

type Terms = { fee: number; free_from: number | null }

/** The delivery charge for goods of this value under a zone's terms, which are in rupees. */
export const deliveryFee = ({ fee, free_from }: Terms, goods: Paise): Paise =>
  free_from !== null && goods >= toPaise(free_from) ? 0 : toPaise(fee)
