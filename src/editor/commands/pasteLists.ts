/** Lists of other programs: those that Word writes as paragraphs, and lists in lists, with boxes, with numbers that go on. */
import { taskClasses } from '#blocks/list/tasks.ts'
import { meantBy } from './pasteMeaning.ts'

type Tag = 'UL' | 'OL'

/** As deep as the editor lets a list be. */
const deepest = 7

/** An entry of a list, in the order in which it is read. */
export interface Entry {
  depth: number
  kind: Tag
  /** The number of the first entry of a list that does not begin with 1. */
  start: number | null
  /** Null: it is no task. */
  done: boolean | null
  html: string
}

/** Word writes lists as paragraphs that say that they are entries and how deep, with the bullet as text. */
export function gatherLists(page: Document): void {
  for (const entry of page.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const meant = meantBy(entry)
    const bullet = entry.querySelector('[data-meant~="ignore"]')
    const isOne = meant.includes('list') || (bullet !== null && /MsoListParagraph/.test(entry.className))
    // A numbered heading is a heading.
    if (!isOne || /^H[1-6]$/.test(entry.tagName)) {
      if (isOne) bullet?.remove()
      continue
    }
    const sign = bullet?.textContent?.trim() ?? ''
    bullet?.remove()
    const level = Number(/\blevel(\d)\b/.exec(meant.join(' '))?.[1] ?? 1)
    const kind: Tag = /^\(?([0-9]+(\.[0-9]+)*|[a-z]{1,4})[.)]/i.test(sign) ? 'OL' : 'UL'
    const number = /^\(?([0-9]+)[.)]/.exec(sign)?.[1]
    const item = page.createElement('li')
    item.setAttribute('data-level', String(level))
    item.append(...entry.childNodes)
    const before = entry.previousElementSibling
    const isFirstAgain = level === 1 && number === '1'
    if (before?.hasAttribute('data-gathered') && (level > 1 || (before.tagName === kind && !isFirstAgain))) {
      nestIn(before, item, level, kind, page)
      entry.remove()
      continue
    }
    const list = page.createElement(kind)
    list.setAttribute('data-gathered', '')
    if (number !== undefined && number !== '1') list.setAttribute('start', number)
    list.append(item)
    entry.replaceWith(list)
  }
  gatherWrapped(page)
}

/** Puts an entry into a list that was gathered, as deep as it says. */
function nestIn(list: Element, item: Element, level: number, kind: Tag, page: Document): void {
  let holder = list
  for (let depth = 1; depth < level; depth += 1) {
    const last = holder.lastElementChild
    if (!last) break
    const inner = last.lastElementChild
    if (
      inner &&
      (inner.tagName === 'UL' || inner.tagName === 'OL') &&
      (depth + 1 < level || inner.tagName === kind)
    ) {
      holder = inner
      continue
    }
    const next = page.createElement(kind)
    last.append(next)
    holder = next
  }
  holder.append(item)
}

/** Word in a browser writes a list for each entry, which says how deep it is. */
function gatherWrapped(page: Document): void {
  for (const wrapper of page.querySelectorAll('.ListContainerWrapper')) {
    const list = wrapper.firstElementChild
    const before = wrapper.previousElementSibling
    if (!list || !before?.hasAttribute('data-wrapped')) {
      if (list) {
        wrapper.replaceWith(list)
        list.setAttribute('data-wrapped', '')
      }
      continue
    }
    for (const item of list.querySelectorAll('li')) {
      const level = Number(item.getAttribute('data-aria-level') ?? 1)
      nestIn(before, item, level, list.tagName === 'OL' ? 'OL' : 'UL', page)
    }
    wrapper.remove()
  }
}

/** Whether an entry is a task, and done; the box that says so is taken out. */
export function takeTask(item: Element): boolean | null {
  if (item.getAttribute('role') === 'checkbox') return item.getAttribute('aria-checked') === 'true'
  if (item.classList.contains(taskClasses.done)) return true
  if (item.classList.contains(taskClasses.todo)) return false
  const input = item.querySelector('input[type="checkbox"]')
  if (input && input.closest('li') === item) {
    const isDone = input.hasAttribute('checked')
    input.remove()
    return isDone
  }
  const box = item.querySelector('.checkbox-on, .checkbox-off')
  if (box && box.closest('li') === item) {
    box.remove()
    return box.classList.contains('checkbox-on')
  }
  return takeSign(item)
}

/** Boxes that are written as signs at the start: `[x]`, ☐, ☑. */
function takeSign(item: Element): boolean | null {
  let first: ChildNode | null = item.firstChild
  while (first && (first.nodeType !== 3 || !first.nodeValue?.trim())) {
    const next: ChildNode | null = first.firstChild ?? first.nextSibling ?? null
    first = next
  }
  const found = /^\s*(?:\[( |x)?\]|([☐☑☒✅]))\s*/i.exec(first?.nodeValue ?? '')
  if (!first || !found) return null
  first.nodeValue = (first.nodeValue ?? '').slice(found[0].length)
  return found[1]?.toLowerCase() === 'x' || (found[2] !== undefined && found[2] !== '☐')
}

/** Depths without gaps: an entry is at most one deeper than the one before it. */
function evened(entries: readonly Entry[]): Entry[] {
  const above: number[] = []
  return entries.map((entry) => {
    while ((above.at(-1) ?? -1) > entry.depth) above.pop()
    if (above.at(-1) !== entry.depth) above.push(entry.depth)
    return { ...entry, depth: Math.min(above.length - 1, deepest) }
  })
}

/** The entries as stored text, one for each list at the top: tasks and bullets beside each other are two. */
export function listTexts(given: readonly Entry[]): string[] {
  const entries = evened(given)
  let next = 0
  const listAt = (depth: number): string => {
    const first = entries[next]
    if (!first) return ''
    const isTasks = first.done !== null
    const isOfList = (one: Entry | undefined): one is Entry =>
      one?.depth === depth && one.kind === first.kind && (one.done !== null) === isTasks
    let items = ''
    for (let one: Entry | undefined = first; isOfList(one); one = entries[next]) {
      next += 1
      let inner = ''
      while ((entries[next]?.depth ?? -1) > depth) inner += listAt(depth + 1)
      const task = isTasks ? ` class="${one.done === true ? taskClasses.done : taskClasses.todo}"` : ''
      items += `<li${task}>${one.html}${inner}</li>`
    }
    const tag = first.kind.toLowerCase()
    const start =
      first.kind === 'OL' && first.start !== null && first.start !== 1 ? ` start="${first.start}"` : ''
    return `<${tag}${start}>${items}</${tag}>`
  }
  const texts: string[] = []
  while (next < entries.length) texts.push(listAt(0))
  return texts
}
