import { useState } from 'react'
import { useUnsavedChanges } from '#backoffice/ui/admin/unsaved-changes.tsx'
import { UploadProgress } from '#backoffice/ui/admin/upload-progress.tsx'
import { DropZone } from '#catalogue/pictures/admin/drop-zone.tsx'
import { FilePreview } from '#catalogue/pictures/admin/file-preview.tsx'
import { pictureFileProblem } from '#catalogue/pictures/admin/picture-files.ts'
import { Button } from '#ui/elements/button.tsx'
import type { LogoShape, StoredLogo, StoredLogos } from '../../logo-contract.ts'
import * as words from '../../words/office/logos/en.ts'
import { EarlierLogos } from './earlier-logos.tsx'
import { LogoPicture, logoBoxStyles } from './logo-picture.tsx'
import { useLogo } from './use-logo.ts'

type Props = { shape: LogoShape; logo: StoredLogo; onStored: (logos: StoredLogos) => void }

/** Editor for the logo of one shape: shows it, uploads another, removes it or restores an earlier one. */
export function LogoEditor({ shape, logo, onStored }: Props) {
  const [file, setFile] = useState<File | null>(null)
  const { problem, setProblem, sent, busy, upload, show } = useLogo({ shape, logo, onStored })
  useUnsavedChanges(file !== null)
  const choose = ([chosen]: File[]) => {
    const fileProblem = chosen && pictureFileProblem(chosen)
    setProblem(fileProblem)
    if (chosen && !fileProblem) setFile(chosen)
  }
  const save = async (image: File) => {
    if (await upload(image)) setFile(null)
  }
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-2 font-semibold">{words.shapes[shape]}</legend>
      {logo.picture && (
        <figure className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <LogoPicture
            shape={shape}
            picture={logo.picture}
            alt={words.looksLike({ shape: words.shapes[shape] })}
          />
          <figcaption className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
            {words.shownNow}
            <Button variant="quiet" busy={busy} onClick={() => void show(null)}>
              {words.remove[shape]}
            </Button>
          </figcaption>
        </figure>
      )}
      <DropZone label={words.upload[shape]} hint={words.seen[shape]} error={problem} onFiles={choose} />
      {file && (
        <div className="flex flex-wrap items-center gap-4">
          <FilePreview
            file={file}
            alt={words.newOne({ name: file.name })}
            className={`object-contain! ${logoBoxStyles[shape]}`}
          />
          <Button busy={busy} busyText={words.saving} onClick={() => void save(file)}>
            {words.save[shape]}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={() => setFile(null)}>
            {words.doWithout}
          </Button>
        </div>
      )}
      <UploadProgress sent={sent} />
      <EarlierLogos
        shape={shape}
        earlier={logo.earlier}
        busy={busy}
        onChoose={(version) => void show(version)}
      />
    </fieldset>
  )
}
