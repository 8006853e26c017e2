import { useRef, useState } from 'react'
import { ConflictNotice } from '#backoffice/ui/admin/editing/conflict-notice.tsx'
import { SaveBar } from '#backoffice/ui/admin/editing/save-bar.tsx'
import { useEdit } from '#backoffice/ui/admin/editing/use-edit.ts'
import { useClaimConfirmation } from '#catalogue/labels/admin/claims/use-claim-confirmation.tsx'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { Button } from '#ui/elements/button.tsx'
import { classNames } from '#ui/elements/class-names.ts'
import { toast } from '#ui/feedback/toast.ts'
import { showErrorCount } from '#ui/forms/invalid-fields.ts'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import type { PageTexts } from '../../text-rules-contract.ts'
import type { EditedPage } from '../../texts-contract.ts'
import * as words from '../../words/office/texts/en.ts'
import { PublishingActions } from './publishing-actions.tsx'
import { sendTexts } from './send-texts.ts'
import { TextFields } from './text-fields.tsx'
import { TextHistory } from './text-history.tsx'
import { fieldsOfPage, textsToSave, valuesOf } from './text-values.ts'
import { TextsPreview } from './texts-preview.tsx'
import { type Pane, WriteOrPreview } from './write-or-preview.tsx'

type Props = {
  stored: EditedPage
  onSaved: (saved: EditedPage) => void
  /** Called with the current version, which replaces the form's values. */
  onReplaced: (stored: EditedPage) => void
}

/** A page's texts with their preview beside them, or behind a tab where there is no room. */
export function TextsForm({ stored, onSaved, onReplaced }: Props) {
  const { page, language, builtIn } = stored
  const saveAs = useRef<'draft' | 'published'>('draft')
  const chooseSaveAs = (chosen: typeof saveAs.current) => {
    saveAs.current = chosen
  }
  const [pane, setPane] = useState<Pane>('write')
  const fields = fieldsOfPage(page)
  const claims = useClaimConfirmation()
  const { form, draft, save, conflict, show } = useEdit<EditedPage, PageTexts>({
    name: `texts of ${page} in ${language}`,
    stored,
    fields,
    valuesOf,
    send: ({ version }, values) =>
      claims.send((claims_confirmed) =>
        sendTexts(stored, {
          version,
          as: saveAs.current,
          texts: textsToSave(values, builtIn),
          claims_confirmed,
        }),
      ),
    done: ({ hasDraft }) => (hasDraft ? words.draftSaved : words.published),
    failed: words.notSaved,
    onSaved,
  })
  const submit = useFormSubmit(form.handleSubmit((values) => save.run(values), showErrorCount))
  const restoreTexts = (texts: PageTexts | null) => {
    show(valuesOf({ texts, builtIn }))
    setPane('write')
    toast.success(words.inTheForm)
  }
  return (
    <>
      {claims.dialog}
      <PublishingActions stored={stored} onReplaced={onReplaced} />
      <WriteOrPreview pane={pane} onChoose={setPane} />
      <div className="grid gap-8 xl:grid-cols-2">
        <DraftForm
          draft={draft}
          noValidate
          onSubmit={submit}
          className={classNames('grid min-w-0 content-start gap-6', pane !== 'write' && 'max-xl:hidden')}
        >
          {conflict && (
            <ConflictNotice conflict={conflict} fields={fields} shown={form.watch()} onChoose={show} />
          )}
          <TextFields page={page} language={language} form={form} />
          <SaveBar long>
            <div className="flex flex-wrap gap-3">
              {/* The first button is the one that Enter presses, so it must not publish. */}
              <Button
                type="submit"
                variant="secondary"
                busy={save.busy}
                onClick={() => chooseSaveAs('draft')}
              >
                {words.saveDraft}
              </Button>
              <Button type="submit" busy={save.busy} onClick={() => chooseSaveAs('published')}>
                {words.publish}
              </Button>
            </div>
          </SaveBar>
        </DraftForm>
        <div className={classNames('min-w-0', pane !== 'preview' && 'max-xl:hidden')}>
          <TextsPreview page={page} language={language} texts={form.watch()} />
        </div>
      </div>
      <TextHistory page={page} language={language} version={stored.version} onChoose={restoreTexts} />
    </>
  )
}
