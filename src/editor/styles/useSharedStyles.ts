/** The shared styles of the site in the editor: read once, drawn on the canvas, and changed one at a time. */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type SharedStyle, sharedSheet, type StyleState } from '#blocks/shell/sharedStyles.ts'
import { debounceMs } from '#constants.ts'
import { call } from '#platform/client/call.ts'
import { showFailure } from '#ui/useCall.ts'
import { adoptStyles } from '../canvas/frameDocument.ts'
import { sharedStyles as texts } from './texts/sharedStyles.ts'

const path = '/api/shared-styles'
const queryKey = [path]

/** undefined until they are read. */
export function useSharedStyles(): readonly SharedStyle[] | undefined {
  return useQuery({ queryKey, queryFn: () => call<SharedStyle[]>('GET', path) }).data
}

/** Puts them into a document that draws blocks, those too that no block in it wears yet. */
export function useSharedSheet(inside: Document | null): void {
  const styles = useSharedStyles()
  const css = styles ? sharedSheet(styles) : ''
  useLayoutEffect(() => (inside && css !== '' ? adoptStyles(inside, css) : undefined), [inside, css])
}

function show(client: QueryClient, change: (styles: readonly SharedStyle[]) => SharedStyle[]): void {
  client.setQueryData<readonly SharedStyle[]>(queryKey, (styles) => change(styles ?? []))
}

/** Makes one. @throws CallError where its name is taken */
export async function addSharedStyle(
  client: QueryClient,
  style: Omit<SharedStyle, 'id'>,
): Promise<SharedStyle> {
  const made = await call<SharedStyle>('POST', path, style)
  show(client, (styles) => [...styles, made])
  return made
}

export async function removeSharedStyle(client: QueryClient, id: string): Promise<void> {
  await call('DELETE', `${path}/${id}`)
  show(client, (styles) => styles.filter((one) => one.id !== id))
}

export async function saveSharedStyle(client: QueryClient, style: SharedStyle): Promise<void> {
  const { id, ...held } = style
  show(client, (styles) => styles.map((one) => (one.id === id ? style : one)))
  try {
    await call('POST', `${path}/${id}`, held)
  } catch (error) {
    showFailure(error, texts.failed)
    await client.invalidateQueries({ queryKey })
  }
}

/** Returns what changes a shared style: on the canvas at once, on the site when nobody has typed for a moment, or leaves. */
export function useChange(): (style: SharedStyle) => void {
  const client = useQueryClient()
  const waiting = useRef<SharedStyle | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const send = useEffectEvent(() => {
    clearTimeout(timer.current)
    const style = waiting.current
    waiting.current = null
    if (style) void saveSharedStyle(client, style)
  })
  useEffect(() => () => send(), [])
  return (style) => {
    show(client, (styles) => styles.map((one) => (one.id === style.id ? style : one)))
    waiting.current = style
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send(), debounceMs)
  }
}

const styleKeys = ['style', 'style_at', 'font_size', 'font_color', 'font_family'] as const

/** What a block wears of its own that a shared style could hold. */
export function stylesOf(state: StyleState): StyleState {
  return Object.fromEntries(
    styleKeys.flatMap((key) => (state[key] === undefined || state[key] === '' ? [] : [[key, state[key]]])),
  )
}

/** What takes a block's own styles away. */
export const noStyles = Object.fromEntries(styleKeys.map((key) => [key, undefined]))

/** Both together: what the block sets itself is over what it shares. */
export function joinedStyles(shared: StyleState, own: StyleState): StyleState {
  const style_at: NonNullable<StyleState['style_at']> = { ...shared.style_at }
  for (const [width, states] of Object.entries(own.style_at ?? {})) {
    const below = style_at[width] ?? {}
    style_at[width] = { ...below }
    for (const [state, style] of Object.entries(states))
      style_at[width] = { ...style_at[width], [state]: { ...below[state], ...style } }
  }
  return stylesOf({
    ...stylesOf(shared),
    ...stylesOf(own),
    ...(shared.style || own.style ? { style: { ...shared.style, ...own.style } } : {}),
    ...(Object.keys(style_at).length > 0 ? { style_at } : {}),
  })
}
