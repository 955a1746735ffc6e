/** When a tooltip shows and goes, and how its text wraps (F-UI-22, F-CONST-15). */
import { tooltip } from '#constants.ts'

/** Lines of at most 60 characters, broken between words; a longer word is alone on lines of its own. */
export function wrapTooltip(text: string, width: number = tooltip.wrapAt): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const parts = word.match(new RegExp(`.{1,${width}}`, 'gsu')) ?? [word]
    for (const part of parts) {
      if (line !== '' && line.length + 1 + part.length > width) {
        lines.push(line)
        line = ''
      }
      line = line === '' ? part : `${line} ${part}`
    }
  }
  return line === '' ? lines : [...lines, line]
}

/**
 * Follows a pointer or the focus: after 1.4 s of hovering it shows, leaving hides it, 5 s later it goes by itself.
 * Shown by focus it stays until blur or Esc (WCAG 1.4.13).
 */
export function tooltipTimer(
  set: (isShown: boolean) => void,
  timers: { setTimeout: (run: () => void, ms: number) => number; clearTimeout: (id: number) => void },
) {
  let timer = 0
  return {
    enter() {
      timers.clearTimeout(timer)
      timer = timers.setTimeout(() => {
        set(true)
        timer = timers.setTimeout(() => set(false), tooltip.lifetimeMs)
      }, tooltip.delayMs)
    },
    leave() {
      timers.clearTimeout(timer)
      set(false)
    },
    focus() {
      timers.clearTimeout(timer)
      set(true)
    },
  }
}
