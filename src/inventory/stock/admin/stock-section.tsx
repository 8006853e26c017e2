import { useState } from 'react'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { IfMay, useRights } from '#backoffice/ui/admin/rights.tsx'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { callApi } from '#browser/call-api.ts'
import { useSearchParams } from '#browser/router/hooks.ts'
import { WaitingCustomers } from '#inventory/alerts/admin/waiting-customers.tsx'
import { Batches } from '#inventory/batches/admin/batches.tsx'
import { RulesForm } from '#inventory/batches/admin/rules-form.tsx'
import type { AdminBatchRules, batchEndpoints } from '#inventory/batches/contract.ts'
import * as words from '#inventory/batches/words/office/entering/en.ts'
import { TextLink } from '#ui/elements/text-link.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { Ledger } from './ledger.tsx'
import { ReceiveStock } from './receive-stock.tsx'

/** Stock and its movements, and batches if the shop uses them; otherwise only a link to switch them on. */
export default function StockSection() {
  const [query] = useSearchParams()
  const part = query.get('part') === 'batches' ? 'batches' : 'stock'
  const rules = useApiQuery('batch-rules', (signal) =>
    callApi<typeof batchEndpoints>()('GET /stock/batches/rules', { signal }),
  )
  const { data, failed, loading, reload, change } = rules
  if (failed && !data) return <ErrorState sentence={words.rulesNotLoaded} onRetry={reload} busy={loading} />
  if (!data) return <SkeletonLines words={words.loadingRules} count={6} />
  return (
    <div className="grid max-w-4xl gap-8">
      {(usesBatches(data) || part === 'batches') && <StockTabs open={part} />}
      {part === 'stock' ? (
        <Stock rules={data} />
      ) : (
        <>
          {usesBatches(data) && <Batches />}
          <IfMay right="stock:write">
            <RulesForm stored={data} onSaved={(saved) => change(() => saved)} />
          </IfMay>
        </>
      )}
    </div>
  )
}

/** Whether batches are switched on, or some exist from before. */
const usesBatches = ({ wanted, any }: AdminBatchRules) => wanted || any

const StockTabs = ({ open }: { open: keyof typeof words.parts }) => (
  <Tabs
    label={words.partsOfStock}
    tabs={[
      { to: sectionUrl('stock'), label: words.parts.stock, current: open === 'stock' },
      {
        to: sectionUrl('stock', { part: 'batches' }),
        label: words.parts.batches,
        current: open === 'batches',
      },
    ]}
  />
)

/** The form for stock entries, and the ledger of all movements. */
function Stock({ rules }: { rules: AdminBatchRules }) {
  const { may } = useRights()
  const [saved, setSaved] = useState(0)
  return (
    <>
      {may('stock:write', 'catalogue:read') && (
        <ReceiveStock saved={saved} onSaved={() => setSaved((was) => was + 1)} withDates={rules.wanted} />
      )}
      <WaitingCustomers />
      <Ledger saved={saved} />
      {!usesBatches(rules) && (
        <p className="text-sm text-ink-soft">
          {words.wantBatches}{' '}
          <TextLink to={sectionUrl('stock', { part: 'batches' })}>{words.openBatches}</TextLink>
        </p>
      )}
    </>
  )
}
