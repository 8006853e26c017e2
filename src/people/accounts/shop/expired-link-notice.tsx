import { useEffect, useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import { TextLink } from '#ui/elements/text-link.tsx'
import type { accountEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'

/**
 * Warns at once if a mailed link can no longer set a PIN, before the customer types four digits. The form stays in any
 * case: if this check got no answer, the server still refuses the form.
 */
export function ExpiredLinkNotice({ email, token }: { email: string; token: string }) {
  const [isExpired, setIsExpired] = useState(false)
  useEffect(() => {
    callApi<typeof accountEndpoints>()('POST /auth/reset-link', { body: { email, token } }).then(
      ({ usable }) => setIsExpired(!usable),
      () => {},
    )
  }, [email, token])
  return (
    <div role="status">
      {isExpired && (
        <p className="mb-6 rounded-field bg-tint-danger px-4 py-3 font-medium text-danger">
          {`${words.usedLink} `}
          <TextLink to="/reset">{words.askForNewLink}</TextLink>
        </p>
      )}
    </div>
  )
}
