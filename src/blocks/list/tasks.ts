/** Tasks of a list: how they are stored, and the box that shows whether one is done. */
import { list as texts } from './texts/list.ts'

/** Of the entries of a list of tasks. */
export const taskClasses = { todo: 'b-todo', done: 'b-done' } as const
export const boxClass = 'b-list-box'

/** The sign is what readers of a feed see, where no style sheet is. */
export const boxOf = (done: boolean): { label: string; sign: string } =>
  done ? { label: texts.done, sign: '\u2611' } : { label: texts.to_do, sign: '\u2610' }

/** Returns the stored list with a box in each task. */
export function withBoxes(html: string): string {
  return html.replaceAll(/<li class="b-(todo|done)">/g, (whole, state: string) => {
    const { label, sign } = boxOf(state === 'done')
    return `${whole}<span class="${boxClass}" role="img" aria-label="${label}">${sign}</span>`
  })
}
