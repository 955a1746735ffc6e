/** How emails look: colours of the site's theme as hex, for mail programs know no others; its name, logo and language. */
import { drawnAsPng } from '#features/media/index.ts'
import { readSettings, siteLanguage, siteUrlOf } from '#features/settings/index.ts'
import { themeNamed } from '#features/theme/index.ts'
import type { Db, Platform } from '#platform/context.ts'
import { hexIn, type Scheme } from '#ui/contrast.ts'
import { tokens } from '#ui/tokens.ts'

const used = ['bg', 'surface', 'raised', 'ink', 'ink-2', 'line', 'accent', 'accent-ink'] as const
type ColourName = (typeof used)[number]
export type MailColours = Readonly<Record<ColourName, string>>

export interface MailLook {
  siteName: string
  /** Without a slash at its end. */
  siteUrl: string
  logo: string
  /** Paths of drawings that the server draws as a PNG. */
  drawings: ReadonlySet<string>
  language: string
  light: MailColours
  dark: MailColours
  fontDisplay: string
  fontText: string
  /** Who sends it, in the owner's words: an email address, as many countries ask for. */
  sender: string
}

const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const serif = "Georgia, 'Times New Roman', serif"

/** Emails bring no fonts: the next best that every machine has. */
const fontLike = (family: string): string => (/(^|[\s,])serif\s*$/.test(family) ? serif : sans)

/** @param pictures whatever pictures the email has beside the logo */
export async function mailLook(
  platform: Pick<Platform, 'config' | 'clock' | 'storage'> & { db: Db },
  pictures: readonly string[] = [],
): Promise<MailLook> {
  const { db } = platform
  const [values, language] = await Promise.all([
    readSettings(db, [
      'site_name',
      'site_url',
      'site_logo',
      'site_theme',
      'theme_tokens',
      'newsletter_sender',
    ]),
    siteLanguage(platform),
  ])
  const design = new Map<string, string>([
    ...tokens.map(({ name, value }) => [name, value] as const),
    ...Object.entries(themeNamed(values.site_theme).tokens),
    ...Object.entries(values.theme_tokens),
  ])
  return {
    siteName: values.site_name,
    siteUrl: siteUrlOf(platform, values.site_url).replace(/\/+$/, ''),
    logo: values.site_logo,
    drawings: await drawnAsPng(platform, [values.site_logo, ...pictures]),
    language,
    light: coloursIn(design, 'light'),
    dark: coloursIn(design, 'dark'),
    fontDisplay: fontLike(design.get('font-display') ?? ''),
    fontText: fontLike(design.get('font-text') ?? ''),
    sender: values.newsletter_sender,
  }
}

function coloursIn(design: ReadonlyMap<string, string>, scheme: Scheme): MailColours {
  const theme = new Map<string, string>(tokens.map(({ name, value }) => [name, value]))
  const colour = (name: ColourName): string =>
    hexIn(design.get(name) ?? '', scheme) ?? hexIn(theme.get(name) ?? '', scheme) ?? '#000000'
  return {
    bg: colour('bg'),
    surface: colour('surface'),
    raised: colour('raised'),
    ink: colour('ink'),
    'ink-2': colour('ink-2'),
    line: colour('line'),
    accent: colour('accent'),
    'accent-ink': colour('accent-ink'),
  }
}
