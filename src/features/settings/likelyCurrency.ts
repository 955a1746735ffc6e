/** The currency of a shop that nobody has chosen one for: that of its country, or of where its time zone or language is at home. */
import type { Db } from '#platform/context.ts'
import { isCurrency } from './currencies.ts'
import { readSettings } from './readSetting.ts'

/** Countries by their currency; those of a currency of few are left out where nobody would expect a shop to begin with it. */
const countriesOf: Readonly<Record<string, string>> = {
  AED: 'AE',
  ALL: 'AL',
  AMD: 'AM',
  ARS: 'AR',
  AUD: 'AU KI NR TV',
  AZN: 'AZ',
  BAM: 'BA',
  BDT: 'BD',
  BHD: 'BH',
  BOB: 'BO',
  BRL: 'BR',
  BWP: 'BW',
  BYN: 'BY',
  CAD: 'CA',
  CHF: 'CH LI',
  CLP: 'CL',
  CNY: 'CN',
  COP: 'CO',
  CRC: 'CR',
  CZK: 'CZ',
  DKK: 'DK FO GL',
  DOP: 'DO',
  DZD: 'DZ',
  EGP: 'EG',
  ETB: 'ET',
  EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK',
  GBP: 'GB',
  GEL: 'GE',
  GHS: 'GH',
  GTQ: 'GT',
  HKD: 'HK',
  HNL: 'HN',
  HUF: 'HU',
  IDR: 'ID',
  ILS: 'IL PS',
  INR: 'IN',
  IQD: 'IQ',
  IRR: 'IR',
  ISK: 'IS',
  JMD: 'JM',
  JOD: 'JO',
  JPY: 'JP',
  KES: 'KE',
  KHR: 'KH',
  KRW: 'KR',
  KWD: 'KW',
  KZT: 'KZ',
  LAK: 'LA',
  LBP: 'LB',
  LKR: 'LK',
  MAD: 'MA',
  MDL: 'MD',
  MKD: 'MK',
  MMK: 'MM',
  MNT: 'MN',
  MUR: 'MU',
  MXN: 'MX',
  MYR: 'MY',
  NGN: 'NG',
  NIO: 'NI',
  NOK: 'NO',
  NPR: 'NP',
  NZD: 'NZ',
  OMR: 'OM',
  PEN: 'PE',
  PHP: 'PH',
  PKR: 'PK',
  PLN: 'PL',
  PYG: 'PY',
  QAR: 'QA',
  RON: 'RO',
  RSD: 'RS',
  RUB: 'RU',
  RWF: 'RW',
  SAR: 'SA',
  SEK: 'SE',
  SGD: 'SG',
  THB: 'TH',
  TND: 'TN',
  TRY: 'TR',
  TTD: 'TT',
  TWD: 'TW',
  TZS: 'TZ',
  UAH: 'UA',
  UGX: 'UG',
  USD: 'US EC PA SV',
  UYU: 'UY',
  UZS: 'UZ',
  VND: 'VN',
  XAF: 'CF CG CM GA GQ TD',
  XOF: 'BF BJ CI ML NE SN TG',
  ZAR: 'ZA',
}

/** Not in every Node that may run this, and not in its types yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones?(): string[] | undefined }

const currencyOf = new Map(
  Object.entries(countriesOf).flatMap(([currency, countries]) =>
    countries.split(' ').map((country) => [country, currency] as const),
  ),
)

interface Place {
  /** ISO 3166; '' where none is chosen. */
  country: string
  timeZone: string
  language: string
}

/** Returns an ISO code. */
export function likelyCurrency({ country, timeZone, language }: Place): string {
  const places = [country, countryOfZone(timeZone), new Intl.Locale(language).maximize().region]
  const found = places.map((place) => currencyOf.get(place ?? '')).find(Boolean)
  return found && isCurrency(found) ? found : 'USD'
}

const countryOfZone = (timeZone: string): string | undefined =>
  [...currencyOf.keys()].find((country) => zonesOf(country).includes(timeZone))

function zonesOf(country: string): readonly string[] {
  const locale: LocaleWithZones = new Intl.Locale(`und-${country}`)
  return locale.getTimeZones?.() ?? []
}

/** Returns the currency of the site, or the one that it would most likely have. */
export async function currencyOrLikely(db: Db): Promise<string> {
  const settings = await readSettings(db, ['currency', 'shop.base_country', 'time_zone', 'site_language'])
  return (
    settings.currency ||
    likelyCurrency({
      country: settings['shop.base_country'] ?? '',
      timeZone: settings.time_zone,
      language: settings.site_language,
    })
  )
}
