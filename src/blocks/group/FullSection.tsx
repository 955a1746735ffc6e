/** Draws a section in full. Its element in the shell is the band that people see (style.css), so its own styles hold for that. */
import { PictureSpace, type Space, within } from '#ui/pictureSpace.ts'
import type { ViewProps } from '../block.ts'
import { isSwiped } from '../shell/rowLayout.ts'
import './compileSection.ts'
import { fullSection } from './fullSection.ts'
import { SectionGround } from './SectionGround.tsx'
import { backgroundOf, type SectionState, staysBright, wordsOf } from './sectionState.ts'
import { group } from './texts/group.ts'

/** The column of text, in rem. */
const textRem = 40

function drawSection({ state, children }: ViewProps<SectionState>, space: Space) {
  const kind = backgroundOf(state)
  const hasGround = kind !== 'none' && kind !== 'colour'
  const words = wordsOf(state)
  const isFixedLight = words === 'dark' || staysBright(state)
  const scheme = words === 'light' ? ' scheme-dark' : isFixedLight ? ' scheme-light' : ''
  const isNarrow = state.width === 'text' || state.content_width === 'text'
  return (
    <section className={classOf(state, hasGround)} aria-label={state.label || undefined}>
      {hasGround ? <SectionGround state={state} /> : null}
      <div className={`b-group-inner flow${scheme}`} tabIndex={isSwiped(state) ? 0 : undefined}>
        <PictureSpace.Provider value={isNarrow ? within(space, textRem) : space}>
          {children}
        </PictureSpace.Provider>
      </div>
      {kind === 'video' && state.video_src && state.video_poster ? (
        <button className={`b-ground-pause${scheme}`} type="button" aria-label={group.pause_video} hidden />
      ) : null}
    </section>
  )
}

function classOf(state: SectionState, hasGround: boolean): string {
  const {
    width,
    content_width: content,
    padding_top: above,
    padding_bottom: below,
    place,
    divider,
    column_lines: lines,
  } = state
  const tone = state.tone === 'ink' ? 'dark' : (state.tone ?? 'plain')
  const [line = '', side = ''] = place?.split('-') ?? []
  return [
    'b-group',
    `b-group-${width}`,
    `b-tone-${hasGround || state.background === 'none' ? 'plain' : tone}`,
    `b-words-${wordsOf(state)}`,
    content && width === 'full' ? `b-holds-${content}` : null,
    hasGround ? 'b-grounded' : null,
    state.height === 'screen' ? 'b-tall' : null,
    above === 'auto' ? null : `b-above-${above ?? 'theme'}`,
    below === 'auto' ? null : `b-below-${below ?? 'theme'}`,
    ...(place ? ['b-placed', `b-at-${line}`, `b-at-${side}`] : []),
    ...(divider && divider !== 'none' ? ['b-divided', `b-divider-${divider}`] : []),
    state.sticky && !state.phone_bar ? 'b-sticky' : null,
    state.phone_bar ? 'b-phone-bar' : null,
    ...(lines && lines !== 'none' ? ['b-lines', `b-lines-${lines}`] : []),
  ]
    .filter(Boolean)
    .join(' ')
}

fullSection.draw = drawSection
