/** Shared styles: named looks that blocks of any type wear, each changed by itself. */
import { maximumSharedStyles, readSetting, saveSetting, type SharedStyle } from '#features/settings/index.ts'
import type { Db, Platform } from '#platform/context.ts'
import { oneAtATime } from '#platform/database/oneAtATime.ts'
import type { Viewer } from '#platform/viewer.ts'
import { problem } from './problems.ts'

type Context = Pick<Platform, 'clock' | 'secret' | 'config' | 'transaction'> & { viewer: Viewer }

/** By title. */
export async function readSharedStyles(db: Db): Promise<SharedStyle[]> {
  const styles = await readSetting(db, 'shared_styles')
  return styles.toSorted((one, other) => one.title.localeCompare(other.title))
}

/**
 * Saves one; the others stay as they are, whoever changes them at the same moment.
 * @param isNew it is added; else it has to be there
 * @throws Problem style.missing (404), style.title_taken (422), style.too_many (422)
 */
export function saveSharedStyle(context: Context, style: SharedStyle, isNew: boolean): Promise<SharedStyle> {
  return context.transaction(async (db) => {
    await oneAtATime(db, 'shared styles')
    const styles = await readSetting(db, 'shared_styles')
    const others = styles.filter(({ id }) => id !== style.id)
    if (!isNew && others.length === styles.length) throw problem('style.missing')
    if (others.length >= maximumSharedStyles) throw problem('style.too_many')
    const word = style.title.toLocaleLowerCase()
    if (others.some(({ title }) => title.toLocaleLowerCase() === word)) throw problem('style.title_taken')
    await saveSetting(context, db, 'shared_styles', [...others, style], context.viewer.id)
    return style
  })
}

/** Blocks that wear it go on without. @throws Problem style.missing (404) */
export function removeSharedStyle(context: Context, id: string): Promise<void> {
  return context.transaction(async (db) => {
    await oneAtATime(db, 'shared styles')
    const styles = await readSetting(db, 'shared_styles')
    const others = styles.filter((one) => one.id !== id)
    if (others.length === styles.length) throw problem('style.missing')
    await saveSetting(context, db, 'shared_styles', others.length > 0 ? others : null, context.viewer.id)
  })
}
