import { useState } from 'react'
import { EnterStock } from './enter-stock.tsx'
import { Ledger } from './ledger.tsx'

/** What came and went: a form for what a person knows of it, and every change that there ever was. */
export default function StockSection() {
  const [saved, setSaved] = useState(0)
  return (
    <div className="grid max-w-4xl gap-10">
      <EnterStock saved={saved} onSaved={() => setSaved((was) => was + 1)} />
      <Ledger saved={saved} />
    </div>
  )
}
