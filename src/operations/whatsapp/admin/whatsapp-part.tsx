import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { callApi } from '#browser/call-api.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { WhatsappSetup, whatsappEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { CopyButton } from './copy-button.tsx'
import { MessageHistory } from './message-history.tsx'
import { SettingsForm } from './settings-form.tsx'
import { TemplateTexts } from './template-texts.tsx'

/** WhatsApp in the Emails section: the switch, what it needs, the templates for Meta, and the messages. */
export function WhatsappPart() {
  const { data, failed, loading, reload } = useApiQuery('whatsapp', (signal) =>
    callApi<typeof whatsappEndpoints>()('GET /whatsapp', { signal }),
  )
  if (failed && !data) return <ErrorState sentence={words.notLoaded} onRetry={reload} busy={loading} />
  if (!data) return <SkeletonLines words={words.loading} count={6} />
  return (
    <div className="grid gap-10">
      <section aria-labelledby="whatsapp-switch" className="grid max-w-3xl gap-4">
        <h2 id="whatsapp-switch" className="text-lg">
          {words.switchTitle}
        </h2>
        <p className="text-ink-soft">{words.lead}</p>
        <SettingsForm stored={data.settings} configured={data.configured} />
      </section>
      <Setup setup={data} />
      <TemplateTexts templates={data.templates} />
      <section aria-labelledby="whatsapp-history">
        <h2 id="whatsapp-history" className="mb-4 text-lg">
          {words.messagesTitle}
        </h2>
        <MessageHistory />
      </section>
    </div>
  )
}

/** Whether the server has the keys, and what the merchant enters in the Meta app. */
const Setup = ({ setup: { configured, emulated, webhook_url } }: { setup: WhatsappSetup }) => (
  <section aria-labelledby="whatsapp-setup" className="grid max-w-3xl gap-2">
    <h2 id="whatsapp-setup" className="text-lg">
      {words.setUpTitle}
    </h2>
    <p>{emulated ? words.emulated : configured ? words.keysSet : words.keysMissing}</p>
    {!emulated && (
      <>
        <p>{words.webhook}</p>
        <p className="flex flex-wrap items-center gap-3">
          <code className="min-w-0 wrap-anywhere select-all">{webhook_url}</code>
          <CopyButton text={webhook_url} what={words.callbackUrl} />
        </p>
      </>
    )}
  </section>
)
