import { useEffect, useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import { TextLink } from '#ui/elements/text-link.tsx'
import type { accountEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'

/**
 * Warns as soon as a mailed link is opened that it cannot set a pin any more, before four digits are typed in vain. The
 * form stays in any case: if this question got no answer, the server still refuses the form when it is sent.
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
