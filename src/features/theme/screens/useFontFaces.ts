/** Lets the dashboard draw every family; a file is fetched when its family is first shown. */
import { useEffect } from 'react'
import { families, fontFaces } from '#ui/siteFonts.ts'
import { fontUrl } from './fontFiles.ts'

export function useFontFaces(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    const ids = families.map(({ id }) => id)
    sheet.replaceSync(fontFaces(ids, fontUrl, 'swap', true))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [])
}
