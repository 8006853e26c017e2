import { useEffect, useId, useRef, useState } from 'react'
import { SaveBar } from '#backoffice/ui/admin/editing/save-bar.tsx'
import { readDraft } from '#people/sessions/shop/drafts/draft-store.ts'
import { useDraftOwner } from '#people/sessions/shop/drafts/form-draft.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { Button } from '#ui/elements/button.tsx'
import type { VersionedStoreSettings } from '../../contract.ts'
import * as words from '../../words/office/en.ts'
import { type StoreField, storeFormFields, valuesOf } from '../store-values.ts'
import { type SettingCardName, settingCards } from './setting-cards.ts'
import { SettingsForm } from './settings-form.tsx'

type Props = {
  card: SettingCardName
  stored: VersionedStoreSettings
  /** Set if a link opened the card: the field to focus. */
  linked: { field?: StoreField } | undefined
  onSaved: (saved: VersionedStoreSettings) => void
}

/** One card of the settings: what is saved, and after a press its form. */
export function SettingCard({ card, stored, linked, onSaved }: Props) {
  const id = useId()
  const [opened, setOpened] = useState(linked)
  const [followed, setFollowed] = useState(linked)
  // A link to a card of the open page changes only the hash.
  if (linked !== followed) {
    setFollowed(linked)
    if (linked) setOpened(linked)
  }
  const title = words.cards[card]
  const draft = `store ${card}`
  const section = useRef<HTMLElement>(null)
  const wasOpened = useRef(false)
  const isOpened = opened !== undefined
  useEffect(() => {
    // The focused button of the form is gone, so the focus returns to the one that opened it.
    if (wasOpened.current && !isOpened) section.current?.querySelector('button')?.focus()
    wasOpened.current = isOpened
  }, [isOpened])
  return (
    <section
      ref={section}
      aria-labelledby={id}
      className="min-w-0 rounded-card border border-line bg-paper p-4 sm:p-5"
    >
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {!opened && (
          <div className="flex items-center gap-2">
            <UnsavedBadge draft={draft} />
            <Button variant="quiet" className="-mr-3 px-3" onClick={() => setOpened({})}>
              {words.edit}
              <span className="sr-only"> {title}</span>
            </Button>
          </div>
        )}
      </div>
      {opened ? (
        <SettingsForm
          name={draft}
          stored={stored}
          fields={settingCards[card]}
          focused={opened.field}
          onSaved={(saved) => {
            setOpened(undefined)
            onSaved(saved)
          }}
        >
          {(busy) => (
            <SaveBar inCard>
              <div className="flex flex-wrap gap-3">
                <Button type="submit" busy={busy} className="flex-1 sm:flex-none">
                  {words.saveChanges}
                </Button>
                <Button variant="secondary" onClick={() => setOpened(undefined)}>
                  {words.close}
                </Button>
              </div>
              <p className="hidden text-sm text-ink-soft pointer-fine:block">{words.savedByKey}</p>
            </SaveBar>
          )}
        </SettingsForm>
      ) : (
        <Summary card={card} stored={stored} onOpen={(field) => setOpened({ field })} />
      )}
    </section>
  )
}

/** Shown on a closed card whose form was left without saving; opening the card restores what was typed. */
function UnsavedBadge({ draft }: { draft: string }) {
  const owner = useDraftOwner()
  const isUnsaved = owner && Object.keys(readDraft(owner, draft).values).length > 0
  return isUnsaved && <Badge tone="attention">{words.notSavedYet}</Badge>
}

type SummaryProps = Pick<Props, 'card' | 'stored'> & { onOpen: (field: StoreField) => void }

/** The saved values; each is a button that opens the form at its field. */
function Summary({ card, stored, onOpen }: SummaryProps) {
  const values = valuesOf(stored.facts)
  const fields = card === 'cash' && values.cash === 'off' ? (['cash'] as const) : settingCards[card]
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {fields.map((field) => (
        <li key={field} className="min-w-0">
          <button
            type="button"
            className="-mx-2 flex min-h-11 w-full flex-col rounded-field px-2 py-1 text-left hover:bg-tint-leaf"
            onClick={() => onOpen(field)}
          >
            <span className="text-sm text-ink-soft">{words.fields[field]}</span>
            <span className="line-clamp-2 wrap-anywhere">
              {storeFormFields.text(values, field) ? storeFormFields.formatValue(values, field) : words.empty}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
