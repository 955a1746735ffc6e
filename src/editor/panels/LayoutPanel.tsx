/**
 * How a block is laid out, in words: what is in it, and its own place. Shown for the width of the canvas; narrower widths
 * inherit from wider ones until they have a value of their own.
 */
import { Columns3, GalleryHorizontal, LayoutGrid, Monitor, Rows3, Smartphone, Tablet } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { hasContents, usualLeast } from '#blocks/shell/compileLayout.ts'
import {
  bounds,
  gapSteps,
  type Layout,
  layoutAt,
  layoutFor,
  type LayoutWidth,
  layoutWidths,
} from '#blocks/shell/layout.ts'
import { useEditor, useRecord, useView } from '../EditorContext.ts'
import { rootId } from '../model/record.ts'
import type { StateProps } from './useSettings.ts'
import {
  ChoiceRow,
  LayoutContext,
  LayoutRow,
  NumberInput,
  Segments,
  useLayoutPlace,
} from './layoutFields.tsx'
import {
  arrangementOf,
  equalColumns,
  layoutOrigin,
  layoutPatch,
  layoutWidthOf,
  readShares,
  sharesOf,
  stepTitle,
} from './layoutModel.ts'
import { LayoutOrder } from './LayoutOrder.tsx'
import { OwnPlace } from './LayoutOwnPlace.tsx'
import './layout.css'
import { layoutPanel as texts } from './texts/layoutPanel.ts'
import { look } from './texts/look.ts'
import { common } from '#ui/texts/common.ts'

export default function LayoutPanel({ record }: Pick<StateProps, 'record'>) {
  const { editorDocument } = useEditor()
  const width = layoutWidthOf(useView((now) => now.view.at))
  const { id, type, state, parent } = record
  const set = (values: Layout) =>
    editorDocument.patch(id, layoutPatch(editorDocument.blocks.need(id).state, width, values))
  return (
    <details className="editor-section layout" open>
      <summary>{common.layout}</summary>
      <LayoutContext value={{ type, state, width, set }}>
        <Widths />
        {hasContents(type) ? <Contents id={id} /> : null}
        <Place parent={parent} />
      </LayoutContext>
    </details>
  )
}

/** What of its own place can be set depends on how that is arranged. */
function Place({ parent }: { parent: string }) {
  const { width } = useLayoutPlace()
  const around = useRecord(parent)
  const arrangement = around && parent !== rootId ? arrangementOf(around.type, around.state, width) : null
  const shares = around ? sharesOf(around.state, width) : null
  return (
    <OwnPlace arrangement={arrangement} columns={arrangement === 'grid' ? (shares?.length ?? null) : null} />
  )
}

const widthTitles: Readonly<Record<LayoutWidth, string>> = {
  all: look.desktop,
  tablet: look.tablet,
  phone: look.phone,
}
const widthIcons: Readonly<Record<LayoutWidth, ReactNode>> = {
  all: <Monitor size={14} aria-hidden />,
  tablet: <Tablet size={14} aria-hidden />,
  phone: <Smartphone size={14} aria-hidden />,
}

/** The width of the canvas, in the three that a layout has; a dot marks those with values of their own. */
function Widths() {
  const { state, width } = useLayoutPlace()
  const { view } = useEditor()
  const hasOwn = (one: LayoutWidth) => one !== 'all' && Object.keys(layoutAt(state, one)).length > 0
  return (
    <Segments
      label={texts.screen}
      chosen={width}
      choices={layoutWidths.map((one) => ({
        value: one,
        title: widthTitles[one],
        icon: (
          <>
            {widthIcons[one]}
            {hasOwn(one) ? <i className="layout-dot" /> : null}
          </>
        ),
        ...(hasOwn(one) ? { label: texts.has_own({ width: widthTitles[one] }) } : {}),
      }))}
      onChoose={(next) => {
        const chosen = layoutWidths.find((one) => one === next)
        if (chosen) view.showBreakpoint(chosen)
      }}
    />
  )
}

function Contents({ id }: { id: string }) {
  const { type, state, width } = useLayoutPlace()
  const count = useRecord(id)?.children.length ?? 0
  const arrangement = arrangementOf(type, state, width)
  const sideways = [
    { value: 'start', title: texts.left },
    { value: 'center', title: texts.centre },
    { value: 'end', title: texts.right },
    { value: 'fill', title: texts.fill },
  ]
  const upright = [
    { value: 'start', title: texts.top },
    { value: 'center', title: texts.middle },
    { value: 'end', title: texts.bottom },
    { value: 'fill', title: texts.fill },
  ]
  return (
    <>
      <Arrange />
      {arrangement === 'grid' ? <GridColumns /> : null}
      <Gap />
      {arrangement === 'row' ? (
        <ChoiceRow
          title={texts.distribute}
          of="distribute"
          usual="start"
          {...(count < 2 ? { note: texts.needs_two } : {})}
          choices={[
            ...sideways.slice(0, 3),
            { value: 'between', title: texts.between },
            { value: 'around', title: texts.around },
            { value: 'evenly', title: texts.evenly },
          ]}
        />
      ) : null}
      {arrangement === 'stack' && (type === 'column' || type === 'group') ? (
        <ChoiceRow
          title={texts.distribute}
          of="distribute"
          usual="start"
          {...(count < 2 ? { note: texts.needs_two } : {})}
          choices={[...upright.slice(0, 3), { value: 'between', title: texts.between }]}
        />
      ) : null}
      {arrangement === 'stack' || arrangement === 'grid' ? (
        <ChoiceRow title={texts.horizontal} of="across" usual="fill" choices={sideways} />
      ) : null}
      {arrangement === 'stack' ? null : (
        <ChoiceRow
          title={texts.vertical}
          of="down"
          usual={arrangement === 'row' ? 'center' : usualDown(type, state)}
          choices={[...upright, { value: 'baseline', title: texts.last_line }]}
        />
      )}
      <LayoutOrder id={id} />
    </>
  )
}

/** What a grid or columns keep as a setting of their own, from before there was a layout. */
function usualDown(type: string, { align }: Readonly<Record<string, unknown>>): string {
  if (align === 'center' || align === 'end' || align === 'start') return align
  return type === 'columns' ? 'start' : 'fill'
}

/** Stack, row, grid, each as a picture with its word; columns are always beside each other but on a phone. */
function Arrange() {
  const { type, state, width, set } = useLayoutPlace()
  const titles = { stack: texts.stack, row: texts.row, grid: texts.grid, scroll: texts.scroll } as const
  const icons = {
    stack: <Rows3 size={18} aria-hidden />,
    row: <Columns3 size={18} aria-hidden />,
    grid: <LayoutGrid size={18} aria-hidden />,
    scroll: <GalleryHorizontal size={18} aria-hidden />,
  } as const
  const offered =
    type === 'grid'
      ? (['stack', 'row', 'grid', 'scroll'] as const)
      : type === 'columns'
        ? (['stack', 'grid'] as const)
        : (['stack', 'row', 'grid'] as const)
  const arrangement = arrangementOf(type, state, width)
  const isUsual =
    width === 'phone' && arrangement === 'stack' && layoutOrigin(state, width, 'arrange')?.value !== 'stack'
  return (
    <LayoutRow
      title={texts.arrange}
      keys={['arrange']}
      say={(value) => offered.flatMap((one) => (one === value ? titles[one] : []))[0] ?? String(value)}
      note={isUsual ? texts.below_each_other : undefined}
    >
      <div className="layout-arrange">
        <Segments
          label={texts.arrange}
          chosen={arrangement}
          choices={offered.map((value) => ({ value, title: titles[value], icon: icons[value] }))}
          isInherited={layoutAt(state, width).arrange === undefined}
          onChoose={(next) => {
            const chosen = offered.find((one) => one === next)
            if (chosen) set({ arrange: chosen })
          }}
        />
      </div>
    </LayoutRow>
  )
}

function GridColumns() {
  const { type, state, width, set } = useLayoutPlace()
  const id = useId()
  const shares = sharesOf(state, width)
  const isOwn = layoutAt(state, width).columns !== undefined
  const [typed, setTyped] = useState<string | null>(null)
  const isEqual = shares?.every((share) => share === shares[0]) ?? true
  const text = !shares ? '' : isEqual ? String(shares.length) : shares.join(' ')
  const isWrong = typed !== null && typed.trim() !== '' && readShares(typed) === null
  const counts = ['1', '2', '3', '4', '5', '6', '12']
  const columnsInWords = (value: unknown) =>
    Array.isArray(value) ? (isSame(value) ? String(value.length) : value.join(' ')) : texts.automatic
  return (
    <LayoutRow title={texts.columns} keys={['columns', 'least']} say={columnsInWords}>
      <Segments
        label={texts.columns}
        chosen={shares ? (isEqual ? String(shares.length) : null) : type === 'columns' ? null : 'auto'}
        isInherited={!isOwn}
        choices={[
          ...counts.map((value) => ({ value, title: value })),
          ...(type === 'columns' ? [] : [{ value: 'auto', title: texts.automatic }]),
        ]}
        onChoose={(next) => {
          setTyped(null)
          set({ columns: next === 'auto' ? 'auto' : equalColumns(Number(next)) })
        }}
      />
      {shares || type === 'columns' ? (
        <div className="layout-pair">
          <label htmlFor={id}>{texts.shares}</label>
          <input
            id={id}
            value={typed ?? text}
            placeholder={texts.shares_example}
            aria-invalid={isWrong}
            aria-describedby={`${id}-help`}
            onBlur={() => !isWrong && setTyped(null)}
            onChange={(event) => {
              setTyped(event.target.value)
              const read = readShares(event.target.value)
              if (read) set({ columns: read })
            }}
          />
        </div>
      ) : (
        <Least />
      )}
      {shares || type === 'columns' ? (
        <span
          className={isWrong ? 'problem' : 'help'}
          role={isWrong ? 'status' : undefined}
          id={`${id}-help`}
        >
          {isWrong ? texts.shares_wrong : texts.shares_help}
          {shares && !isEqual ? (
            <>
              {' '}
              <button
                type="button"
                className="link"
                onClick={() => {
                  setTyped(null)
                  set({ columns: equalColumns(shares.length) })
                }}
              >
                {texts.make_equal}
              </button>
            </>
          ) : null}
        </span>
      ) : null}
    </LayoutRow>
  )
}

const isSame = (values: readonly unknown[]): boolean => values.every((value) => value === values[0])

function Least() {
  const { state, width, set } = useLayoutPlace()
  const id = useId()
  const { least } = layoutFor(state, width)
  return (
    <div className="layout-pair">
      <label htmlFor={id}>{texts.least}</label>
      <NumberInput
        id={id}
        value={layoutAt(state, width).least ?? null}
        hint={String(least ?? usualLeast)}
        between={bounds.least}
        onChange={(value) => set({ columns: 'auto', least: value ?? undefined })}
      />
    </div>
  )
}

const gapNames = Object.keys(gapSteps).flatMap((name) => (isGap(name) ? [name] : []))
function isGap(name: string): name is keyof typeof gapSteps {
  return Object.hasOwn(gapSteps, name)
}

function Gap() {
  const { state, width, set } = useLayoutPlace()
  const id = useId()
  const { gap } = layoutFor(state, width)
  const own = layoutAt(state, width).gap
  const pixels = typeof gap === 'number' ? gap : gap === undefined ? null : gapSteps[gap]
  const say = (value: unknown) =>
    typeof value === 'string' && isGap(value)
      ? `${stepTitle(value)}, ${texts.pixels({ pixels: gapSteps[value] })}`
      : texts.pixels({ pixels: Number(value) })
  return (
    <LayoutRow title={texts.gap} keys={['gap']} say={say}>
      <Segments
        label={texts.gap}
        chosen={typeof gap === 'string' ? gap : null}
        isInherited={own === undefined}
        choices={gapNames.map((value) => ({
          value,
          title: stepTitle(value),
          label: `${stepTitle(value)}, ${texts.pixels({ pixels: gapSteps[value] })}`,
        }))}
        onChoose={(next) => {
          if (isGap(next)) set({ gap: next })
        }}
      />
      <div className="layout-pair">
        <label htmlFor={id}>{texts.own_pixels({ title: texts.gap })}</label>
        <NumberInput
          id={id}
          value={typeof own === 'number' ? own : null}
          hint={pixels === null ? '' : String(pixels)}
          between={bounds.gap}
          onChange={(value) => set({ gap: value ?? undefined })}
        />
      </div>
    </LayoutRow>
  )
}
