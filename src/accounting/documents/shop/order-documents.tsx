import { useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import { hrefOf } from '#browser/router/address.ts'
import { Loaded, later } from '#ui/feedback/loaded.tsx'
import type { documentEndpoints, IssuedDocument } from '../contract.ts'
import * as words from '../words/en.ts'

/** An order's invoice and its credit notes, to be looked at, kept and printed. Nothing where it has none. */
export function OrderDocuments({ orderId }: { orderId: number }) {
  const ask = () =>
    later(callApi<typeof documentEndpoints>()('GET /orders/{id}/documents', { params: { id: orderId } }))
  const [documents, setDocuments] = useState(ask)
  return (
    <Loaded value={documents} loading={null} failed={words.notLoaded} onRetry={() => setDocuments(ask())}>
      {(found) =>
        found.length > 0 && (
          <section aria-labelledby={`documents-${orderId}`} className="mt-5">
            <h2 id={`documents-${orderId}`} className="text-base!">
              {words.title}
            </h2>
            <ul>
              {found.map((document) => (
                <Links key={document.id} document={document} />
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  )
}

const look = 'inline-flex min-h-11 items-center text-leaf-dark underline underline-offset-4'

function Links({ document: { id, kind, number } }: { document: IssuedDocument }) {
  const name = words.named({ kind: words.kinds[kind], number })
  const file = hrefOf(`/api/documents/${id}/pdf`)
  return (
    <li className="flex flex-wrap gap-x-5">
      <a href={file} target="_blank" rel="noreferrer" className={`${look} wrap-anywhere`}>
        {name}
      </a>
      <a
        href={`${file}?size=roll`}
        target="_blank"
        rel="noreferrer"
        aria-label={words.narrow({ name })}
        className={look}
      >
        {words.forRoll}
      </a>
    </li>
  )
}
