import { type FormEvent, useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { SearchInput } from '#backoffice/ui/admin/lists/search-input.tsx'
import { orderUrl, sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { callApiPage } from '#browser/call-api.ts'
import { useNavigate } from '#browser/router/hooks.ts'
import type { orderEndpoints } from '#ordering/orders/contract.ts'
import * as words from '../words/office/en.ts'

/** Order search: Enter opens the search results, or the order itself if it is the only result. */
export function FindOrder() {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { run, busy } = useAction(
    async (q: string) => {
      const { items } = await callApiPage<typeof orderEndpoints>()('GET /orders/all', {
        query: { q, limit: 2 },
      })
      const [only, another] = items
      await navigate(only && !another ? orderUrl(only.id) : sectionUrl('orders', { q }))
    },
    { failed: words.ordersNotSearched },
  )
  const find = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim()) void run(typed.trim())
  }
  return (
    <search className="mb-5 block max-w-xl" aria-busy={busy}>
      <form onSubmit={find} className="relative">
        <SearchInput
          label={words.findOrder}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
    </search>
  )
}
