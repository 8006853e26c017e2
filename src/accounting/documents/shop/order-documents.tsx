import { useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import { hrefOf } from '#browser/router/href.ts'
import { defer, LoadOrRetry } from '#ui/feedback/load-or-retry.tsx'
import type { documentEndpoints, IssuedDocument } from '../contract.ts'
import * as words from '../words/en.ts'

/** An order's invoice and credit notes, to view, save and print. Renders nothing without documents. */
export function OrderDocuments({ orderId }: { orderId: number }) {
  const load = () =>
    defer(callApi<typeof documentEndpoints>()('GET /orders/{id}/documents', { params: { id: orderId } }))
  const [documents, setDocuments] = useState(load)
  return (
    <LoadOrRetry
      value={documents}
      fallback={null}
      failed={words.notLoaded}
      onRetry={() => setDocuments(load())}
    >
      {(found) => <DocumentList documents={found} orderId={orderId} />}
    </LoadOrRetry>
  )
}

type ListProps = { documents: IssuedDocument[]; orderId: number; folder?: string }

/** The documents of an order; nothing without any. @param folder the path of the calls that return them as PDF */
export const DocumentList = ({ documents, orderId, folder = '/api/documents' }: ListProps) =>
  documents.length > 0 && (
    <section aria-labelledby={`documents-${orderId}`} className="mt-5">
      <h2 id={`documents-${orderId}`} className="text-base!">
        {words.title}
      </h2>
      <ul>
        {documents.map((document) => (
          <DocumentLinks key={document.id} document={document} folder={folder} />
        ))}
      </ul>
    </section>
  )

const linkClass = 'inline-flex min-h-11 items-center text-leaf-dark underline underline-offset-4'

type LinksProps = { document: IssuedDocument; folder: string }

function DocumentLinks({ document: { id, kind, number }, folder }: LinksProps) {
  const name = words.named({ kind: words.kinds[kind], number })
  const file = hrefOf(`${folder}/${id}/pdf`)
  return (
    <li className="flex flex-wrap gap-x-5">
      <a href={file} target="_blank" rel="noreferrer" className={`${linkClass} wrap-anywhere`}>
        {name}
      </a>
      <a
        href={`${file}?size=roll`}
        target="_blank"
        rel="noreferrer"
        aria-label={words.receiptOf({ name })}
        className={linkClass}
      >
        {words.forRoll}
      </a>
    </li>
  )
}
