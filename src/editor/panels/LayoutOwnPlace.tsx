/** A block's own place in what holds it: columns, alignment, limits, edges, offset, and whether it shows at a width. */
import { useId, useState } from 'react'
import { FieldInput } from '#ui/FieldInput.tsx'
import { type Arrangement, bounds, layoutAt, layoutFor, ratioPattern } from '#blocks/shell/layout.ts'
import { Disclosure } from './Disclosure.tsx'
import { ChoiceRow, LayoutRow, NumberRow, useLayoutPlace } from './layoutFields.tsx'
import { layoutPanel as texts } from './texts/layoutPanel.ts'

interface OwnPlaceProps {
  /** Of what holds the block; null: the page. */
  arrangement: Arrangement | null
  /** How many columns that has; null: it has none to choose from. */
  columns: number | null
}

export function OwnPlace({ arrangement, columns }: OwnPlaceProps) {
  const { state, width } = useLayoutPlace()
  const layout = layoutFor(state, width)
  const isSet = (...values: unknown[]) => values.some((value) => value !== undefined)
  return (
    <>
      {columns === null ? null : (
        <fieldset className="layout-place">
          <legend>{texts.place}</legend>
          <NumberRow title={texts.column} of="column" between={[1, columns]} />
          <NumberRow title={texts.span} of="span" between={[1, columns]} />
          <NumberRow title={texts.from_row} of="row" between={bounds.place} />
          <NumberRow title={texts.rows} of="rows" between={bounds.place} />
        </fieldset>
      )}
      {arrangement === 'grid' || arrangement === 'row' || arrangement === 'scroll' ? (
        <ChoiceRow
          title={texts.align}
          of="self"
          choices={[
            { value: 'start', title: texts.top },
            { value: 'center', title: texts.middle },
            { value: 'end', title: texts.bottom },
            { value: 'fill', title: texts.fill },
          ]}
        />
      ) : null}
      <Disclosure
        className="layout-more"
        title={texts.limits}
        open={isSet(layout.min_width, layout.max_width, layout.ratio)}
      >
        <div className="layout-place">
          <NumberRow title={texts.min_width} of="min_width" between={bounds.size} />
          <NumberRow title={texts.max_width} of="max_width" between={bounds.size} />
        </div>
        <Ratio />
      </Disclosure>
      <Disclosure
        className="layout-more"
        title={texts.position}
        open={isSet(layout.x, layout.y, layout.rotate, layout.layer, layout.bleed)}
      >
        <div className="layout-place">
          <NumberRow title={texts.x} of="x" between={bounds.offset} />
          <NumberRow title={texts.y} of="y" between={bounds.offset} />
          <NumberRow title={texts.rotate} of="rotate" between={bounds.rotate} />
          <NumberRow title={texts.layer} of="layer" between={bounds.layer} note={texts.layer_help} />
        </div>
        <ChoiceRow
          title={texts.bleed}
          of="bleed"
          usual="none"
          choices={[
            { value: 'none', title: texts.none },
            { value: 'start', title: texts.left_edge },
            { value: 'end', title: texts.right_edge },
            { value: 'both', title: texts.both_edges },
          ]}
        />
      </Disclosure>
      <Visible />
    </>
  )
}

const ratios = ['16/9', '3/2', '4/3', '1/1', '4/5', '3/4', '2/3'] as const

function Ratio() {
  const { state, width, set } = useLayoutPlace()
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const { ratio } = layoutFor(state, width)
  const own = layoutAt(state, width).ratio
  const text = typed ?? own ?? ''
  const isWrong = text !== '' && !ratioPattern.test(text)
  return (
    <LayoutRow title={texts.ratio} keys={['ratio']} labels={id}>
      <input
        id={id}
        list={`${id}-list`}
        value={text === 'fill' ? texts.fill_height : text}
        placeholder={ratio === 'fill' ? texts.fill_height : (ratio ?? texts.as_it_is)}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onBlur={() => !isWrong && setTyped(null)}
        onChange={({ target }) => {
          const next =
            target.value === texts.fill_height
              ? 'fill'
              : target.value.replaceAll(/[\s:]+/g, (sign) => (sign.includes(':') ? '/' : ''))
          setTyped(next)
          if (next === '' || ratioPattern.test(next)) set({ ratio: next || undefined })
        }}
      />
      <datalist id={`${id}-list`}>
        {ratios.map((one) => (
          <option key={one}>{one}</option>
        ))}
        <option>{texts.fill_height}</option>
      </datalist>
      {isWrong ? (
        <span className="problem" role="status" id={`${id}-wrong`}>
          {texts.ratio_wrong}
        </span>
      ) : null}
    </LayoutRow>
  )
}

function Visible() {
  const { state, width, set } = useLayoutPlace()
  const id = useId()
  const isHidden = layoutFor(state, width).hide === true
  const title = texts.visible({ width: texts.width_name({ width }) })
  return (
    <LayoutRow
      title={title}
      keys={['hide']}
      labels={id}
      say={(hidden) => (hidden === true ? texts.hidden : texts.shown)}
    >
      <FieldInput
        field={{ name: 'hide', title, type: 'boolean', use_switch: true }}
        id={id}
        value={!isHidden}
        onChange={(isShown) => set({ hide: isShown === true ? (width === 'all' ? undefined : false) : true })}
      />
    </LayoutRow>
  )
}
