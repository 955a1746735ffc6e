/** Who may read and write which setting (A-26, the capability matrix). */
import { problem as platformProblem } from '#platform/operations/problem.ts'
import type { Viewer } from '#platform/viewer.ts'
import { problem } from './problems.ts'
import { isSettingName, settingDefinitions, type SettingName } from './settingDefinitions.ts'

export function mayRead(viewer: Viewer, name: SettingName): boolean {
  const { access } = settingDefinitions[name]
  if (access === 'public') return true
  return access === 'signed_in' ? viewer.id !== null : viewer.can(access)
}

export function mayWrite(viewer: Viewer, name: SettingName): boolean {
  return viewer.can('settings.write') || (name.startsWith('shop.') && viewer.can('settings.shop'))
}

/** @throws Problem setting.unknown (404), session.missing (401), capability.missing (403) */
export function requireReadable(viewer: Viewer, name: string): SettingName {
  if (!isSettingName(name)) throw problem('setting.unknown', { name })
  if (!mayRead(viewer, name)) throw refusal(viewer)
  return name
}

/** @throws Problem setting.unknown (404), session.missing (401), capability.missing (403) */
export function requireWritable(viewer: Viewer, name: string): SettingName {
  if (!isSettingName(name)) throw problem('setting.unknown', { name })
  if (!mayWrite(viewer, name)) throw refusal(viewer)
  return name
}

const refusal = (viewer: Viewer) =>
  platformProblem(viewer.id === null ? 'session.missing' : 'capability.missing')
