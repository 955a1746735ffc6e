/** Plays an animation on the canvas, as it is set now. */
import { useRef } from 'react'
import type { AnimationEntry } from '#blocks/block.ts'
import { elementsOf } from '../canvas/elements.ts'
import { useEditor } from '../EditorContext.ts'
import { blockActions } from '../commands/texts/blockActions.ts'
import { blockPanel } from './texts/blockPanel.ts'

/** @param id of the block that moves */
export function usePlay(id: string): (entry: AnimationEntry) => void {
  const { frame, announce } = useEditor()
  const playing = useRef<(() => void) | null>(null)
  return (entry) => {
    // What a class does, or the scrolling, is no film that can be shown alone.
    if (entry.trigger === 'onscroll' || entry.action.includes(' ') || /^(show|hide)$/.test(entry.action))
      return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return announce(blockPanel.motion_reduced)
    const [element] = frame.document ? elementsOf(frame.document, id) : []
    if (!element) return
    // As visitors' pages load it, in a file of its own.
    void import('#visitor/animations.ts').then(
      ({ play }) => {
        playing.current?.()
        const reset = play(element, entry)
        playing.current = reset
        const films = element.getAnimations({ subtree: true }).map(({ finished }) => finished)
        return Promise.allSettled(films).then(() => {
          if (playing.current !== reset) return
          reset()
          playing.current = null
        })
      },
      () => announce(blockActions.load_failed),
    )
  }
}
