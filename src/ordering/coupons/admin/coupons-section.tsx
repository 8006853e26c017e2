import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useUrlDialog } from '#backoffice/ui/admin/dialogs/use-url-dialog.ts'
import { ExportLink } from '#backoffice/ui/admin/lists/export-link.tsx'
import { PagedList, usePagedList } from '#backoffice/ui/admin/lists/paged-list.tsx'
import { IfMay } from '#backoffice/ui/admin/rights.tsx'
import { callApi, callApiPage } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { AdminCoupon, couponEndpoints } from '../contract.ts'
import * as words from '../words/office/section/en.ts'
import { CouponCard } from './coupon-card.tsx'
import { AddCouponDialog, EditCouponDialog } from './coupon-forms.tsx'

const pageSize = 24
const sentences = {
  failed: words.couponsNotLoaded,
  loading: words.loadingCoupons,
  pages: words.pagesOfCoupons,
}

/** The section Coupons: their state, uses and savings; add, edit and end them. */
export default function CouponsSection() {
  const list = usePagedList('coupons', { size: pageSize }, (query, signal) =>
    callApiPage<typeof couponEndpoints>()('GET /coupons', { query, signal }),
  )
  const edit = useUrlDialog('edit')
  const [adding, setAdding] = useState(false)
  const [ending, setEnding] = useState<AdminCoupon>()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="max-w-2xl text-ink-soft">{words.lead}</p>
      <div className="flex flex-wrap gap-3">
        <IfMay right="catalogue:write">
          <Button onClick={() => setAdding(true)}>{words.addCoupon}</Button>
        </IfMay>
        <IfMay right="reports:read">
          <ExportLink file="/api/coupons/report.csv" label={words.exportAsCsv} failed={words.notExported} />
        </IfMay>
      </div>
      <PagedList list={list} sentences={sentences} lines={8}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState sentence={words.noCoupons} />
          ) : (
            <ul aria-label={words.coupons} className="grid gap-4 xl:grid-cols-2">
              {items.map((coupon) => (
                <CouponCard
                  key={coupon.id}
                  coupon={coupon}
                  edit={edit.linkTo(coupon.id)}
                  onEnd={() => setEnding(coupon)}
                />
              ))}
            </ul>
          )
        }
      </PagedList>
      {adding && <AddCouponDialog onClose={() => setAdding(false)} onSaved={list.reload} />}
      {edit.id && <EditCouponDialog key={edit.id} id={edit.id} onClose={edit.close} onSaved={list.reload} />}
      {ending && <EndDialog coupon={ending} onClose={() => setEnding(undefined)} onEnded={list.reload} />}
    </div>
  )
}

type EndProps = { coupon: AdminCoupon; onClose: () => void; onEnded: () => void }

function EndDialog({ coupon: { id, name }, onClose, onEnded }: EndProps) {
  const end = useAction(
    async () => {
      const { message } = await callApi<typeof couponEndpoints>()('DELETE /coupons/{id}', { params: { id } })
      toast.success(message)
      onEnded()
      onClose()
    },
    { failed: words.notEnded },
  )
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      question={words.endQuestion}
      detail={words.endDetail({ name })}
      confirmText={words.endNow}
      danger
      busy={end.busy}
      onConfirm={() => void end.run()}
    />
  )
}
