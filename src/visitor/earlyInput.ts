/**
 * What a visitor chose or typed before an island was awake. React starts from what the server drew and would forget it:
 * so it is taken back before the island wakes and done again, by real events, once it listens.
 */

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Takes the early input back and returns what does it again. */
export function takeEarlyInput(place: HTMLElement): () => void {
  // All are looked at before the first is taken back: of a group of radios, one moves the others.
  const early = [...place.querySelectorAll<Field>('input, select, textarea')].flatMap(
    (field) => earlyInputOf(field) ?? [],
  )
  for (const { takeBack } of early) takeBack()
  return () => {
    for (const { again } of early) again()
  }
}

interface EarlyInput {
  takeBack(): void
  again(): void
}

function earlyInputOf(field: Field): EarlyInput | null {
  if (field instanceof HTMLSelectElement) return earlyOption(field)
  if (field.type === 'radio' || field.type === 'checkbox')
    return field instanceof HTMLInputElement ? earlyCheck(field) : null
  return field.type === 'file' ? null : earlyText(field)
}

function earlyCheck(field: HTMLInputElement): EarlyInput | null {
  const { checked, defaultChecked } = field
  // Of a group of radios the one that was chosen is enough: the browser lets go of the other.
  if (checked === defaultChecked || (field.type === 'radio' && !checked)) return null
  return {
    takeBack() {
      if (field.type === 'checkbox') field.checked = defaultChecked
      else for (const radio of groupOf(field)) radio.checked = radio.defaultChecked
    },
    again: () => field.click(),
  }
}

function groupOf({ name, form }: HTMLInputElement): HTMLInputElement[] {
  const within: ParentNode = form ?? document
  return [...within.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
    (radio) => radio.name === name,
  )
}

function earlyText(field: HTMLInputElement | HTMLTextAreaElement): EarlyInput | null {
  const { value, defaultValue } = field
  if (value === defaultValue) return null
  const caret = document.activeElement === field ? field.selectionStart : null
  return {
    takeBack() {
      field.value = defaultValue
    },
    again() {
      setValue(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      // Fields such as email have no caret that a script may read.
      if (caret !== null) field.setSelectionRange(caret, caret)
    },
  }
}

function earlyOption(field: HTMLSelectElement): EarlyInput | null {
  const drawn = Math.max(
    0,
    [...field.options].findIndex((option) => option.defaultSelected),
  )
  const { value } = field
  if (field.multiple || field.selectedIndex === drawn) return null
  return {
    takeBack() {
      field.selectedIndex = drawn
    },
    again() {
      field.value = value
      field.dispatchEvent(new Event('change', { bubbles: true }))
    },
  }
}

/** Past React's own setter, which would take the new value for one that it knows already. */
function setValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const owner = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(field, value)
}
