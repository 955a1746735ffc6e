/** Where menus are shown: above and below every page, as two settings say. */
import { useQueryClient } from '@tanstack/react-query'
import type { SettingRow } from '#features/settings/schema.ts'
import { call } from '#platform/client/call.ts'
import { refresh, useCall } from '#ui/useCall.ts'
import { useViewer } from '#ui/viewer.ts'

export const menuPlaces = ['header', 'footer'] as const
export type MenuPlace = (typeof menuPlaces)[number]

/** @returns the id of the menu that is shown there; '' for none */
export function menuAt(rows: readonly SettingRow[], place: MenuPlace): string {
  const value = rows.find(({ name }) => name === `${place}_menu_id`)?.value
  return typeof value === 'string' ? value : ''
}

/** Shows a menu there, or none where `id` is ''. */
export const showMenu = (place: MenuPlace, id: string): Promise<unknown> =>
  call('POST', '/api/options', { name: `${place}_menu_id`, value: id })

export interface MenuPlaces {
  /** True while the settings are on their way to somebody who may change them. */
  isPending: boolean
  /** Whether both settings are known, and this person may change them. */
  isKnown: boolean
  /** The id of the menu that is shown there; '' for none. */
  shown: Readonly<Record<MenuPlace, string>>
  /** Shows a menu there, or none. */
  show(place: MenuPlace, id: string): Promise<void>
}

export function useMenuPlaces(): MenuPlaces {
  const client = useQueryClient()
  const isAllowed = useViewer().can('settings.write')
  const { data, isPending } = useCall<SettingRow[]>('/api/options', undefined, { isOff: !isAllowed })
  return {
    isPending: isAllowed && isPending,
    isKnown: data !== undefined,
    shown: { header: menuAt(data ?? [], 'header'), footer: menuAt(data ?? [], 'footer') },
    async show(place, id) {
      await showMenu(place, id)
      await refresh(client, ['/api/options', '/api/init'])
    },
  }
}
