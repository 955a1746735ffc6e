/** What a reusable block says other than its component: each text of the component with what stands for it here, kept by block. */
import { useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { BlockDefinition } from '#blocks/defineBlock.ts'
import { panelOf } from '#blocks/panels.ts'
import { plainText } from '#blocks/plainText.ts'
import { definitions } from '#blocks/registry.ts'
import { call } from '#platform/client/call.ts'
import { TextInput } from '#ui/TextInput.tsx'
import { useViewer } from '#ui/viewer.ts'
import { isRecord } from '#platform/isRecord.ts'
import { Labelled } from './fields.tsx'
import { blockPanel } from './texts/blockPanel.ts'

interface Override {
  /** The id of the block in the component, or its element id. */
  block: string
  /** Absent: its text. */
  key?: string
  value: string
}

interface OverridesProps {
  componentId: string
  value: unknown
  onChange(value: Override[]): void
}

/** A setting of the component that can be other here. */
interface Place {
  block: string
  elementId: string
  key: string
  isText: boolean
  title: string
  /** What the component says. */
  said: string
}

export default function Overrides({ componentId, value, onChange }: OverridesProps) {
  const id = useId()
  const mayWrite = useViewer().can('design.write')
  const component = useQuery({
    queryKey: ['/api/posts', componentId, 'component'],
    queryFn: () => call<unknown>('GET', `/api/posts/${componentId}`),
    enabled: componentId !== '',
    retry: false,
  })
  const overrides = readOverrides(value)
  const places = isRecord(component.data) ? placesIn(component.data.value) : []
  const isOf = (place: Place) => (one: Override) =>
    [place.block, place.elementId].includes(one.block) && (one.key ? one.key === place.key : place.isText)
  const gone = component.isPending ? [] : overrides.filter((one) => !places.some((place) => isOf(place)(one)))
  const set = (place: Place, text: string) => {
    const others = overrides.filter((one) => !isOf(place)(one))
    onChange(
      text === ''
        ? others
        : [...others, { block: place.block, ...(place.isText ? {} : { key: place.key }), value: text }],
    )
  }
  if (componentId === '') return null
  return (
    <>
      {component.isSuccess && mayWrite ? (
        <p>
          <a href={`/user/editor/${componentId}`}>{blockPanel.open_component}</a>
        </p>
      ) : null}
      <h4>{blockPanel.different_here}</h4>
      {component.isError ? <p className="muted">{blockPanel.component_failed}</p> : null}
      {places.length === 0 && component.isSuccess ? <p className="muted">{blockPanel.no_texts}</p> : null}
      {places.map((place, index) => (
        <Labelled key={`${place.block} ${place.key}`} id={`${id}-${index}`} title={place.title}>
          {place.said.length > 60 ? (
            <textarea
              id={`${id}-${index}`}
              rows={3}
              value={overrides.find(isOf(place))?.value ?? ''}
              placeholder={place.said}
              onChange={({ target }) => set(place, target.value)}
            />
          ) : (
            <TextInput
              id={`${id}-${index}`}
              value={overrides.find(isOf(place))?.value ?? ''}
              placeholder={place.said}
              onChange={(text) => set(place, text)}
            />
          )}
        </Labelled>
      ))}
      {gone.map((one) => (
        <p key={`${one.block} ${one.key ?? ''}`} className="muted">
          {blockPanel.left_over({ text: one.value })}{' '}
          <button
            type="button"
            className="link"
            onClick={() => onChange(overrides.filter((other) => other !== one))}
          >
            {blockPanel.take_it_away}
          </button>
        </p>
      ))}
    </>
  )
}

function readOverrides(value: unknown): Override[] {
  if (!Array.isArray(value)) return []
  return value
    .filter(isRecord)
    .flatMap(({ block, key, value: text }) =>
      typeof block === 'string' && typeof text === 'string'
        ? [{ block, value: text, ...(typeof key === 'string' && key !== '' ? { key } : {}) }]
        : [],
    )
}

/** Texts, URLs and pictures that the component has something for; settings that it leaves empty stay so. */
function placesIn(blocks: unknown): Place[] {
  if (!Array.isArray(blocks)) return []
  return blocks.filter(isRecord).flatMap(({ id, type, state, children }): Place[] => {
    const definition = definitions.get(String(type))
    if (typeof id !== 'string' || !definition || definition.capability === 'code.write' || !isRecord(state))
      return placesIn(children)
    const elementId = typeof state.element_id === 'string' ? state.element_id : ''
    const own = namesOf(definition).flatMap(({ key, title }): Place[] => {
      const said = state[key]
      const isText = key === definition.textKey
      return typeof said === 'string' && said !== ''
        ? [
            {
              block: id,
              elementId,
              key,
              isText,
              title: isText ? definition.label : `${definition.label}: ${title}`,
              said: isText ? plainText(said) : said,
            },
          ]
        : []
    })
    return [...own, ...placesIn(children)]
  })
}

function namesOf({ type: block, textKey }: BlockDefinition): { key: string; title: string }[] {
  const fields = panelOf(block).filter(
    ({ name, type, picks }) =>
      name !== textKey &&
      (type === 'file' ||
        ((type === 'string' || type === 'text') && (picks === undefined || picks === 'link'))),
  )
  return [
    ...(textKey ? [{ key: textKey, title: '' }] : []),
    ...fields.map(({ name, title }) => ({ key: name, title })),
  ]
}
