import { useRef, useState } from 'react'
import { ConflictNotice } from '#backoffice/ui/admin/editing/conflict-notice.tsx'
import { SaveBar } from '#backoffice/ui/admin/editing/save-bar.tsx'
import { useEdit } from '#backoffice/ui/admin/editing/use-edit.ts'
import { useConfirmedClaims } from '#catalogue/labels/admin/claims/use-confirmed-claims.tsx'
import { KeptForm } from '#people/sessions/shop/drafts/kept-form.tsx'
import { Button } from '#ui/elements/button.tsx'
import { classNames } from '#ui/elements/class-names.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import { sayHowMany } from '#ui/forms/wrong-fields.ts'
import type { PageTexts } from '../../text-rules-contract.ts'
import type { EditedPage } from '../../texts-contract.ts'
import * as words from '../../words/office/texts/en.ts'
import { sendTexts } from './send-texts.ts'
import { StepsBack } from './steps-back.tsx'
import { TextFields } from './text-fields.tsx'
import { TextHistory } from './text-history.tsx'
import { fieldsOfPage, textsIn, valuesOf } from './text-values.ts'
import { TextsPreview } from './texts-preview.tsx'
import { type Pane, WriteOrPreview } from './write-or-preview.tsx'

type Props = {
  stored: EditedPage
  onSaved: (saved: EditedPage) => void
  /** What is stored now takes the place of what the form holds. */
  onReplaced: (stored: EditedPage) => void
}

/** A page's texts with their preview beside them, or behind a tab where there is no room. */
export function TextsForm({ stored, onSaved, onReplaced }: Props) {
  const { page, language, builtIn } = stored
  const as = useRef<'draft' | 'published'>('draft')
  const wish = (wanted: typeof as.current) => {
    as.current = wanted
  }
  const [pane, setPane] = useState<Pane>('write')
  const fields = fieldsOfPage(page)
  const claims = useConfirmedClaims()
  const { form, draft, save, conflict, show } = useEdit<EditedPage, PageTexts>({
    name: `texts of ${page} in ${language}`,
    stored,
    fields,
    valuesOf,
    send: ({ version }, values) =>
      claims.send((claims_confirmed) =>
        sendTexts(stored, { version, as: as.current, texts: textsIn(values, builtIn), claims_confirmed }),
      ),
    done: ({ hasDraft }) => (hasDraft ? words.draftSaved : words.published),
    failed: words.notSaved,
    onSaved,
  })
  const submit = useFormSubmit(form.handleSubmit((values) => save.run(values), sayHowMany))
  const takeUp = (texts: PageTexts | null) => {
    show(valuesOf({ texts, builtIn }))
    setPane('write')
    toast.success(words.inTheForm)
  }
  return (
    <>
      {claims.dialog}
      <StepsBack stored={stored} onReplaced={onReplaced} />
      <WriteOrPreview pane={pane} onChoose={setPane} />
      <div className="grid gap-8 xl:grid-cols-2">
        <KeptForm
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
              {/* The first is what Enter in a field presses: it publishes nothing. */}
              <Button type="submit" variant="secondary" busy={save.busy} onClick={() => wish('draft')}>
                {words.saveDraft}
              </Button>
              <Button type="submit" busy={save.busy} onClick={() => wish('published')}>
                {words.publish}
              </Button>
            </div>
          </SaveBar>
        </KeptForm>
        <div className={classNames('min-w-0', pane !== 'preview' && 'max-xl:hidden')}>
          <TextsPreview page={page} language={language} texts={form.watch()} />
        </div>
      </div>
      <TextHistory page={page} language={language} version={stored.version} onChoose={takeUp} />
    </>
  )
}
