/** Fonts that the owner uploads: each can be the font of headings, of text, or of both. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#platform/client/call.ts'
import { ownFaces, ownFontsWorn, ownStack, type OwnFont } from '#ui/siteFonts.ts'
import { common } from '#ui/texts/common.ts'
import { refresh, showFailure } from '#ui/useCall.ts'
import { UploadList, useUploads } from '#ui/useUploads.tsx'
import { withOwnFont } from '../choices.ts'
import { themeScreen } from '../texts/themeScreen.ts'
import type { PartProps } from './parts.ts'

const places = [
  { name: 'font-display', title: themeScreen.for_headings },
  { name: 'font-text', title: themeScreen.for_text },
] as const

export function OwnFonts({ look, fonts, onChange }: Pick<PartProps, 'look' | 'fonts' | 'onChange'>) {
  const client = useQueryClient()
  const read = () => refresh(client, ['/api/theme', '/api/posts/uploads'])
  const uploads = useUploads({ folder: '', isPublic: true, path: '/api/theme/fonts' }, () => void read())
  useOwnFaces(fonts)

  async function remove({ id }: OwnFont) {
    try {
      await call('DELETE', `/api/theme/fonts/${id}`)
    } catch (error) {
      showFailure(error, themeScreen.font_not_removed)
    }
    await read()
  }

  return (
    <section className="theme-own-fonts" aria-labelledby="own-fonts">
      <h3 id="own-fonts">{themeScreen.own_fonts}</h3>
      <p className="muted small-text">{themeScreen.own_fonts_text}</p>
      {fonts.length > 0 && (
        <ul>
          {fonts.map((font) => (
            <li key={font.id}>
              <b style={{ fontFamily: ownStack(font) }}>{font.title}</b>
              <span className="row" role="group" aria-label={font.title}>
                {places.map(({ name, title }) => {
                  const isWorn = look[name] === ownStack(font)
                  return (
                    <button
                      key={name}
                      type="button"
                      className="button small"
                      aria-pressed={isWorn}
                      onClick={() => onChange(withOwnFont(look, name, isWorn ? null : font), null)}
                    >
                      {title}
                    </button>
                  )
                })}
                {ownFontsWorn(look, [font]).length === 0 && (
                  <button type="button" className="button small plain" onClick={() => void remove(font)}>
                    {common.remove}
                  </button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <label className="button small">
        {themeScreen.upload_font}
        <input
          type="file"
          className="hidden"
          accept=".woff2,font/woff2"
          onChange={(event) => {
            uploads.add([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </label>
      <UploadList uploads={uploads} />
    </section>
  )
}

/** Lets the dashboard draw them. */
function useOwnFaces(fonts: readonly OwnFont[]): void {
  const css = ownFaces(fonts, 'swap')
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [css])
}
