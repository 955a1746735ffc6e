/**
 * Footnotes of other programs: a number in the text leads to its note, and the note leads back. They become a numbered list
 * at the end, with links both ways.
 */

interface Note {
  id: string
  number: number
  /** Where the notes are written. */
  place: Element
}

/** The part of a link that names a place of the same page; null: it leads elsewhere. */
function namedBy(link: Element): string | null {
  const name = /#(.+)$/.exec(link.getAttribute('href') ?? '')?.[1]
  if (name === undefined) return null
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** What a link itself is called, or the raised number around it. */
function namesOf(link: Element): string[] {
  const around = [
    link,
    ...link.querySelectorAll('[id]'),
    ...[link.closest('sup, span[id]')].filter((one) => one !== null),
  ]
  return around
    .flatMap((one) => [one.getAttribute('id'), one.getAttribute('name')])
    .filter((name): name is string => name !== null && name !== '')
}

/** What is called so, with the words that belong to it. */
function placesOf(page: Document): Map<string, Element> {
  const places = new Map<string, Element>()
  for (const element of page.querySelectorAll('[id], a[name]')) {
    const name = element.getAttribute('id') ?? element.getAttribute('name')
    if (name) places.set(name, element)
  }
  return places
}

const noteOf = (place: Element): Element | null =>
  place.closest('li, div[id^="ftn"], div[id^="edn"]') ?? place.closest('p, div, dd')

/** So many notes of one number are known: a note that is referred to again has one way back. */
const firstOf = (from: number, number: number): number => from + number - 1

/**
 * Marks the numbers in the text, and gathers the notes as a list at the end of the page.
 * @param from the number of the first note among those that the page has already
 */
export function gatherNotes(page: Document, from: number): void {
  const places = placesOf(page)
  const notes = new Map<Element, Note>()
  const backs = new Set<Element>()
  for (const link of page.querySelectorAll('a[href*="#"]')) {
    if (backs.has(link)) continue
    const place = places.get(namedBy(link) ?? '')
    const note = place && noteOf(place)
    if (!place || !note || note.contains(link)) continue
    const names = namesOf(link)
    const back = [...note.querySelectorAll('a[href*="#"]')].filter((one) =>
      names.includes(namedBy(one) ?? ''),
    )
    const known = notes.get(note)
    if (back.length === 0 && !known) continue
    for (const one of back) backs.add(one)
    const number = known?.number ?? notes.size + 1
    if (!known) notes.set(note, { id: `note-${firstOf(from, number)}`, number, place: note })
    refer(link, `note-${firstOf(from, number)}`, number, known === undefined, page)
  }
  if (notes.size === 0) return
  const list = page.createElement('ol')
  for (const [element, { id }] of notes) list.append(noteItem(element, id, backs, page))
  for (const { place } of notes.values()) leave(place)
  page.body.append(page.createElement('hr'), list)
}

/** The raised number in the text. */
function refer(link: Element, id: string, number: number, isFirst: boolean, page: Document): void {
  const raised = page.createElement('sup')
  const to = page.createElement('a')
  to.setAttribute('href', `#${id}`)
  if (isFirst) to.setAttribute('id', id.replace('note-', 'note-ref-'))
  to.textContent = String(number)
  raised.append(to)
  const around = link.closest('sup')
  const whole = around?.textContent?.trim() === link.textContent?.trim() ? around : link
  whole?.replaceWith(raised)
}

function noteItem(element: Element, id: string, backs: ReadonlySet<Element>, page: Document): Element {
  for (const back of backs) {
    if (!element.contains(back)) continue
    const around = back.closest('sup, .mw-cite-backlink')
    ;(around && element.contains(around) && around !== element ? around : back).remove()
  }
  const item = page.createElement('li')
  const up = page.createElement('a')
  up.setAttribute('href', `#${id.replace('note-', 'note-ref-')}`)
  up.setAttribute('id', id)
  up.textContent = '↑'
  item.append(up, ' ')
  const words = page.createElement('span')
  words.append(...element.childNodes)
  const walker = page.createTreeWalker(words, NodeFilter.SHOW_TEXT)
  const first = walker.nextNode()
  if (first) first.nodeValue = first.nodeValue?.trimStart() ?? ''
  item.append(words)
  return item
}

/** What held the notes goes where it holds nothing else, with the line above them. */
function leave(place: Element): void {
  const holder = place.parentElement
  const line = place.previousElementSibling
  place.remove()
  if (line?.tagName === 'HR') line.remove()
  if (
    holder === null ||
    holder.tagName === 'BODY' ||
    holder.textContent?.trim() !== '' ||
    holder.querySelector('img, table')
  )
    return
  const before = holder.previousElementSibling
  if (before?.tagName === 'HR') before.remove()
  // A heading of the notes alone (“Notes”) stays: it is the writer's.
  holder.remove()
}
