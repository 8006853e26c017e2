import { useRights } from '#backoffice/ui/admin/rights.tsx'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { useSearchParams } from '#browser/router/hooks.ts'
import { Tabs } from '#ui/layout/tabs.tsx'
import type { Right } from '#values/people/rights.ts'
import * as words from '../words/office/en.ts'
import { CartsPart } from './carts/carts-part.tsx'
import { SalesPart } from './sales/sales-part.tsx'
import { SearchesPart } from './searches/searches-part.tsx'
import { StockPart } from './stock/stock-part.tsx'

type Part = keyof typeof words.parts

const parts: Record<Part, { right: Right; content: () => React.ReactNode }> = {
  sales: { right: 'reports:read', content: () => <SalesPart /> },
  stock: { right: 'stock:read', content: () => <StockPart /> },
  carts: { right: 'reports:read', content: () => <CartsPart /> },
  searches: { right: 'reports:read', content: () => <SearchesPart /> },
}
const names: Part[] = ['sales', 'stock', 'carts', 'searches']

/** The section Reports: each part of it is a tab, for those who have its right. */
export default function ReportsSection() {
  const [query] = useSearchParams()
  const { may } = useRights()
  const own = names.filter((name) => may(parts[name].right))
  const open = own.find((name) => name === query.get('part')) ?? own[0]
  if (!open) return null
  return (
    <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-5">
      {own.length > 1 && (
        <Tabs
          even
          label={words.partsOfReports}
          tabs={own.map((name) => ({
            to: sectionUrl('reports', { part: name }),
            label: words.parts[name],
            current: name === open,
          }))}
        />
      )}
      {parts[open].content()}
    </div>
  )
}
