import '#ui/all-shop.css'
import { useEffect, useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import { errorMessageOf } from '#browser/error-message.ts'
import type { HeadArgs } from '#browser/page.ts'
import { useParams } from '#browser/router/hooks.ts'
import { useDelayedRedirect } from '#browser/use-delayed-redirect.ts'
import { RegisterForm } from '#people/accounts/shop/register-form.tsx'
import { AuthFrame } from '#people/sessions/shop/auth-frame.tsx'
import { loadLoginBackground } from '#people/sessions/shop/login-background.ts'
import { setVisitor, useVisitor } from '#people/sessions/shop/visitor.ts'
import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { Button } from '#ui/elements/button.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { staffEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'

export const loader = loadLoginBackground

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `${words.join} | ${storeName}`,
  hidden: true,
})

/** The page of an invitation to work in the shop: creates an account, or accepts with the one that is logged in. */
export default function JoinPage() {
  const { token = '' } = useParams()
  const { user } = useVisitor()
  const { name: shop } = useStoreSettings()
  const redirectLater = useDelayedRedirect()
  const goToLogin = (phone?: string) => {
    toast.success(words.joined, { seconds: 3 })
    redirectLater('/login', 3, phone ? { phone } : undefined)
  }
  const loggedIn = user === 'unknown' ? null : user
  return (
    <AuthFrame bare title={words.join} lead={words.joinLead({ shop })}>
      <OverNotice token={token} />
      {loggedIn ? (
        <Accept token={token} name={loggedIn.name} onJoined={() => goToLogin()} />
      ) : (
        <>
          <RegisterForm
            send={(body) =>
              callApi<typeof staffEndpoints>()('POST /staff/join', { body: { ...body, token } })
            }
            onRegistered={({ phone }) => goToLogin(phone)}
          />
          <p className="mt-3 text-ink-soft sm:mt-5">
            <TextLink to="/login">{words.haveAccount}</TextLink> {words.haveAccountHint}
          </p>
        </>
      )}
    </AuthFrame>
  )
}

type AcceptProps = { token: string; name: string; onJoined: () => void }

/** Accepts the invitation with the account that is logged in. */
function Accept({ token, name, onJoined }: AcceptProps) {
  const [stage, setStage] = useState<'asking' | 'sending' | 'done'>('asking')
  const accept = async () => {
    setStage('sending')
    try {
      await callApi<typeof staffEndpoints>()('POST /staff/accept', { body: { token } })
      setStage('done')
      // All sessions have ended.
      setVisitor({ user: null, cart: null })
      onJoined()
    } catch (error) {
      setStage('asking')
      toast.error(errorMessageOf(error, words.notJoined), { seconds: 3 })
    }
  }
  return (
    <div className="grid gap-5">
      <p>{words.acceptAs({ name })}</p>
      <Button wide busy={stage === 'sending'} disabled={stage === 'done'} onClick={() => void accept()}>
        {words.acceptInvitation}
      </Button>
    </div>
  )
}

/** Says at once if the invitation can no longer be used; the server refuses it in any case. */
function OverNotice({ token }: { token: string }) {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    callApi<typeof staffEndpoints>()('POST /staff/invitations/look', { body: { token } }).then(
      ({ invitation }) => setIsOver(!invitation),
      () => {},
    )
  }, [token])
  return (
    <div role="status">
      {isOver && (
        <p className="mb-6 rounded-field bg-tint-danger px-4 py-3 font-medium text-danger">
          {words.invitationOver}
        </p>
      )}
    </div>
  )
}
