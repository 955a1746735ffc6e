/** The logo of the header, and another one for dark pages: uploaded here or chosen from the media library. */
import { lazy, Suspense, useId, useState } from 'react'
import { isRecord } from '#platform/isRecord.ts'
import { fileValue } from '#ui/field.ts'
import { Picture } from '#ui/Picture.tsx'
import { files as filesTexts } from '#ui/texts/files.ts'
import { fields as fieldsTexts } from '#ui/texts/fields.ts'
import { common } from '#ui/texts/common.ts'
import { UploadList, useUploads } from '#ui/useUploads.tsx'
import type { Both } from '../palette.ts'
import type { Draft } from '../schema.ts'
import { themeScreen } from '../texts/themeScreen.ts'

const FileBrowser = lazy(() => import('#ui/FileBrowser.tsx'))

const logos = [
  { name: 'logo', scheme: 'light', title: themeScreen.logo, text: themeScreen.logo_text },
  { name: 'logo_dark', scheme: 'dark', title: themeScreen.logo_dark, text: themeScreen.logo_dark_text },
] as const

interface LogoPartProps {
  draft: Draft
  /** The background of pages. */
  ground: Both
  onChange: (change: Partial<Draft>) => void
}

export function LogoPart({ draft, ground, onChange }: LogoPartProps) {
  return logos.map(({ name, scheme, title, text }) => (
    <Logo
      key={name}
      title={title}
      text={text}
      value={draft[name]}
      // Until there is another one, dark pages show the same.
      shown={draft[name] || draft.logo}
      ground={ground[scheme]}
      onChange={(url) => onChange({ [name]: url })}
    />
  ))
}

interface LogoProps {
  title: string
  text: string
  value: string
  shown: string
  ground: string
  onChange: (url: string) => void
}

function Logo({ title, text, value, shown, ground, onChange }: LogoProps) {
  const id = useId()
  const [isChoosing, setChoosing] = useState(false)
  const uploads = useUploads({ folder: '', isPublic: true }, (answer) => {
    const url = uploadedUrl(answer)
    if (url !== '') onChange(url)
  })
  return (
    <section
      className="theme-logo"
      aria-labelledby={id}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        uploads.add([...event.dataTransfer.files].slice(0, 1))
      }}
    >
      <h3 id={id}>{title}</h3>
      <p className="muted small-text">{text}</p>
      <div className="theme-logo-shown" style={{ background: ground }}>
        {shown && <Picture src={shown} sizes="16rem" alt={title} />}
      </div>
      <div className="row">
        <label className="button small">
          {filesTexts.upload}
          <span className="sr-only"> {title}</span>
          <input
            type="file"
            className="hidden"
            accept=".svg,image/svg+xml,image/png,image/webp,image/jpeg,image/avif"
            onChange={(event) => {
              uploads.add([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
        </label>
        <button
          type="button"
          className="button small"
          aria-describedby={id}
          onClick={() => setChoosing(true)}
        >
          {fieldsTexts.choose_file}
        </button>
        {value && (
          <button
            type="button"
            className="button small plain"
            aria-describedby={id}
            onClick={() => onChange('')}
          >
            {common.remove}
          </button>
        )}
      </div>
      <UploadList uploads={uploads} />
      {isChoosing && (
        <Suspense>
          <FileBrowser
            title={title}
            isPicture
            onCancel={() => setChoosing(false)}
            onPick={(url) => {
              setChoosing(false)
              onChange(url)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

/** The first of the files that an upload answered. */
function uploadedUrl(answer: unknown): string {
  const { d } = isRecord(answer) ? answer : {}
  const file: unknown = Array.isArray(d) ? d[0] : null
  return isRecord(file) && typeof file.id === 'string' && typeof file.url === 'string'
    ? String(fileValue([{ id: file.id, url: file.url }], false))
    : ''
}
