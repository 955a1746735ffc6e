/** What other features and the rendering use of settings. */
import { onHook } from '#platform/hooks.ts'
import { noteDemoSettings, resetDemoSettings } from './demoSettings.ts'

onHook('demo.seeded', (_platform, db) => noteDemoSettings(db))
onHook('demo.removed', (_platform, db, { context }) => resetDemoSettings(db, context))

export { currencySymbol, isCurrency, type Currency } from './currencies.ts'
export { currencyOrLikely } from './likelyCurrency.ts'
export { allFonts } from './fonts.ts'
export {
  siteUrlOf,
  mailSender,
  mailServerUrl,
  readSecret,
  readSetting,
  readSettings,
  settingsQuery,
  settingValues,
  readSiteUrl,
} from './readSetting.ts'
export { maximumSharedStyles, type SharedStyle, sharedStyle, sharedStyleValues } from './designSettings.ts'
export { headerNames } from './headerSettings.ts'
export { saveFirstTimeZone } from './firstTimeZone.ts'
export { inSiteLanguage, siteLanguage } from './siteLanguage.ts'
export { saveSetting } from './saveSetting.ts'
export {
  settingDefinitions,
  settingTitle,
  type SettingName,
  type SettingValue,
} from './settingDefinitions.ts'
export type { InitView, SettingRow } from './schema.ts'
