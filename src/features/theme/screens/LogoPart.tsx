/** The logo of the header, and another one for dark pages: uploaded here or chosen from the media library. */
import { useId, useRef, useState, type ReactNode, type Ref } from 'react'
import { isRecord } from '#platform/isRecord.ts'
import { fileValue } from '#ui/field.ts'
import { LogoWarning } from '#ui/LogoWarning.tsx'
import { isDropOn } from '#ui/droppedPictures.ts'
import { Picture } from '#ui/Picture.tsx'
import { files as filesTexts } from '#ui/texts/files.ts'
import { fields as fieldsTexts } from '#ui/texts/fields.ts'
import { common } from '#ui/texts/common.ts'
import { UploadList, useUploads } from '#ui/useUploads.tsx'
import type { Both } from '../palette.ts'
import type { Draft } from '../schema.ts'
import { themeScreen } from '../texts/themeScreen.ts'
import { FileBrowser } from '#ui/fileBrowserPart.ts'

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
  const dark = useRef<HTMLElement>(null)
  return logos.map(({ name, scheme, title, text }) => (
    <Logo
      key={name}
      place={name === 'logo_dark' ? dark : undefined}
      title={title}
      text={text}
      value={draft[name]}
      // Until there is another one, dark pages show the same.
      shown={draft[name] || draft.logo}
      ground={ground[scheme]}
      onChange={(url) => onChange({ [name]: url })}
    >
      {name === 'logo' && (
        <LogoWarning
          logo={draft.logo}
          logoDark={draft.logo_dark}
          grounds={ground}
          onDark={() => {
            dark.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
            dark.current?.querySelector('input')?.focus({ preventScroll: true })
          }}
        />
      )}
    </Logo>
  ))
}

interface LogoProps {
  title: string
  text: string
  value: string
  shown: string
  ground: string
  place?: Ref<HTMLElement> | undefined
  children: ReactNode
  onChange: (url: string) => void
}

function Logo({ title, text, value, shown, ground, place, children, onChange }: LogoProps) {
  const id = useId()
  const [isChoosing, setChoosing] = useState(false)
  const uploads = useUploads({ folder: '', isPublic: true }, (answer) => {
    const url = uploadedUrl(answer)
    if (url !== '') onChange(url)
  })
  return (
    <section
      ref={place}
      className="theme-logo"
      aria-labelledby={id}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (isDropOn(event)) uploads.add([...event.dataTransfer.files].slice(0, 1))
      }}
    >
      <h3 id={id}>{title}</h3>
      <p className="muted small-text">{text}</p>
      <div className="theme-logo-shown" style={{ background: ground }}>
        {shown && <Picture src={shown} sizes="16rem" alt={title} />}
      </div>
      {children}
      <div className="row">
        <label className="button small">
          {filesTexts.upload}
          <span className="hidden"> {title}</span>
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
        <FileBrowser
          title={title}
          isPicture
          onCancel={() => setChoosing(false)}
          onPick={(url) => {
            setChoosing(false)
            onChange(url)
          }}
        />
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
