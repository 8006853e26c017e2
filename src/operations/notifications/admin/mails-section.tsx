import type { ComponentType } from 'react'
import { useRights } from '#backoffice/ui/admin/rights.tsx'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { useSearchParams } from '#browser/router/hooks.ts'
import { WhatsappPart } from '#operations/whatsapp/admin/whatsapp-part.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import * as words from '../words/office/section/en.ts'
import { MailSettings } from './mail-settings.tsx'
import { MailTemplates } from './mail-templates.tsx'
import { SentMails } from './sent-mails.tsx'

type Part = keyof typeof words.parts

const parts: Record<Part, ComponentType> = {
  texts: MailTemplates,
  settings: MailSettings,
  sent: SentMails,
  whatsapp: WhatsappPart,
}
const partNames = Object.keys(parts) as Part[]
/** These show and change settings. */
const settingsParts: Part[] = ['settings', 'whatsapp']

/** Mail templates, mails to the merchant, and the sent mails. */
export default function MailsSection() {
  const [query] = useSearchParams()
  const { may } = useRights()
  const shown = may('settings:read', 'settings:write')
    ? partNames
    : partNames.filter((part) => !settingsParts.includes(part))
  const open = shown.find((part) => part === query.get('part')) ?? 'texts'
  const Content = parts[open]
  return (
    <>
      <p className="mb-6 max-w-3xl text-ink-soft">{words.lead}</p>
      <div className="mb-6">
        <Tabs
          label={words.partsOfSection}
          tabs={shown.map((part) => ({
            to: sectionUrl('mails', { part }),
            label: words.parts[part],
            current: part === open,
          }))}
        />
      </div>
      <Content />
    </>
  )
}
