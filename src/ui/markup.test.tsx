/** What the interface components put on the page. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { notice } from '#constants.ts'
import { CallError } from '#platform/client/call.ts'
import { CheckboxGroup, RadioList } from './CheckboxGroup.tsx'
import { Calendar } from './DatePicker.tsx'
import { ColourPicker } from './ColourPicker.tsx'
import { fieldTypes, fileValue } from './field.ts'
import { FieldForm } from './FieldForm.tsx'
import { Modal } from './Modal.tsx'
import { keptNotices, notify, shownNotices, dismiss } from './notices.ts'
import { NumericSpinner } from './NumericSpinner.tsx'
import { Pages } from './Pages.tsx'
import { RangeInput } from './RangeInput.tsx'
import { Select } from './Select.tsx'
import { StarRating } from './StarRating.tsx'
import { ErrorState } from './states.tsx'
import { Toast } from './Toasts.tsx'
import { failureMessage, listPage } from './useCall.ts'

const nothing = () => undefined

test('F-UI-01 a modal has its title, a cancel and an ok button', () => {
  const html = renderToStaticMarkup(
    <Modal title="Delete?" onCancel={nothing} onOk={nothing}>
      Sure
    </Modal>,
  )
  expect(html).toContain('Delete?')
  expect(html).toContain('>Cancel</button>')
  expect(html).toMatch(/type="submit"[^>]*>OK<\/button>/)
})

test('F-UI-03 a select offers its choices and keeps a value that is not among them', () => {
  const html = renderToStaticMarkup(
    <Select label="Size" value="xl" choices={[{ title: 'Small', value: 's' }]} onChange={nothing} />,
  )
  expect(html).toContain('>Small</option>')
  expect(html).toMatch(/<option[^>]*value="xl"[^>]*>xl<\/option>/)
})

test('F-UI-04 F-FORM-03 lists without choices say so', () => {
  expect(
    renderToStaticMarkup(<CheckboxGroup label="Glazes" choices={[]} value={[]} onChange={nothing} />),
  ).toContain('Missing choice values')
  expect(
    renderToStaticMarkup(<RadioList label="Glaze" choices={[]} value="" onChange={nothing} />),
  ).toContain('Radio - no value options supplied')
  const empty = (
    <FieldForm
      fields={[{ name: 'rows', title: 'Rows', type: 'arr-object' }]}
      values={{}}
      onChange={nothing}
    />
  )
  expect(renderToStaticMarkup(empty)).toContain('No items yet')
})

test('F-FORM-01 each of the 14 field types has its input, with label and help tied to it', () => {
  expect(fieldTypes.length).toBe(14)
  for (const type of fieldTypes) {
    const field = { name: 'x', title: 'The field', type, choices: ['a', 'b'], description: 'Some help' }
    const html = renderToStaticMarkup(
      // Amounts ask the site for its currency.
      <QueryClientProvider client={new QueryClient()}>
        <FieldForm fields={[field]} values={{}} onChange={nothing} />
      </QueryClientProvider>,
    )
    expect(html, type).toContain('The field</label>')
    expect(html, type).toContain('Some help')
    expect(html, type).toMatch(/<(input|textarea|select|button)/)
  }
})

test('F-FORM-01 a name that ends _secret is a password input, use_switch a switch, a problem is tied to its input', () => {
  const secret = renderToStaticMarkup(
    <FieldForm
      fields={[{ name: 'smtp_secret', title: 'Password', type: 'string' }]}
      values={{}}
      onChange={nothing}
    />,
  )
  expect(secret).toContain('type="password"')
  const turned = renderToStaticMarkup(
    <FieldForm
      fields={[{ name: 'on', title: 'On', type: 'bool', use_switch: true }]}
      values={{ on: true }}
      onChange={nothing}
    />,
  )
  expect(turned).toContain('role="switch"')
  const wrong = renderToStaticMarkup(
    <FieldForm
      fields={[{ name: 'a', title: 'A', type: 'string' }]}
      values={{}}
      problems={{ a: 'Too short' }}
      onChange={nothing}
    />,
  )
  expect(wrong).toContain('aria-invalid="true"')
  expect(/aria-describedby="([^"]+-problem)"/.exec(wrong)?.[1]).toBe(/id="([^"]+-problem)"/.exec(wrong)?.[1])
})

test('F-FORM-01 values stands for choices', () => {
  const html = renderToStaticMarkup(
    <FieldForm
      fields={[{ name: 'a', title: 'A', type: 'dropdown', values: ['oat', 'ink'] }]}
      values={{ a: 'ink' }}
      onChange={nothing}
    />,
  )
  expect(html).toMatch(/<option[^>]*selected[^>]*>ink/)
})

test('F-MEDIA-06 a chosen file is its URL with the id: one as text, several as a list', () => {
  expect(fileValue([{ id: '7', url: '/media/a.webp' }], false)).toBe('/media/a.webp?id=7')
  expect(
    fileValue(
      [
        { id: '7', url: '/media/a.webp' },
        { id: '8', url: '/media/b.webp?id=1' },
      ],
      true,
    ),
  ).toEqual(['/media/a.webp?id=7', '/media/b.webp?id=8'])
})

test('F-UI-09 F-CONST-01 a notice has title, text and a way to close it; the last 50 are kept', () => {
  const id = notify({ kind: 'danger', title: 'Upload Error', text: 'too large' })
  const shown = shownNotices().find((one) => one.id === id)
  expect(shown).toBeDefined()
  if (shown) {
    const html = renderToStaticMarkup(<Toast notice={shown} />)
    expect(html).toContain('role="alert"')
    expect(html).toContain('Upload Error')
    expect(html).toContain('Close notice')
  }
  dismiss(id)
  expect(shownNotices().some((one) => one.id === id)).toBe(false)
  for (let count = 0; count < 60; count += 1) notify({ title: String(count) })
  expect(keptNotices().length).toBe(notice.kept)
  expect(notice).toMatchObject({ dismissMs: 15_000, enterMs: 350, exitMs: 260 })
})

test('F-UI-10 the spinner is a spin button with its bounds', () => {
  const html = renderToStaticMarkup(
    <NumericSpinner label="Quantity" value={1} min={1} max={9} onChange={nothing} />,
  )
  expect(html).toMatch(/role="spinbutton"[^>]*aria-valuenow="1"/)
  expect(html).toMatch(/aria-label="Decrease quantity"[^>]*aria-disabled="true"/)
})

test('F-UI-11 the month view names its days and marks the chosen one', () => {
  const html = renderToStaticMarkup(<Calendar value="2026-11-21" onPick={nothing} />)
  expect(html).toContain('November 2026')
  expect(html).toMatch(/aria-label="21 November 2026" aria-pressed="true"/)
  expect(html.match(/data-day=/g)?.length).toBe(35)
})

test('F-UI-15 the star rating has 5 stars by default', () => {
  const html = renderToStaticMarkup(<StarRating label="Rating" value={3} onChange={nothing} />)
  expect(html.match(/type="radio"/g)?.length).toBe(5)
  expect(html.match(/class="on"/g)?.length).toBe(3)
})

test('F-UI-16 the colour picker shows 54 swatches of which one is reached by Tab', () => {
  const html = renderToStaticMarkup(<ColourPicker label="Colour" value="" onChange={nothing} />)
  expect(html.match(/role="radio"/g)?.length).toBe(54)
  expect(html.match(/tabindex="0"/g)?.length).toBe(1)
})

test('F-UI-18 pages are named, the current one is marked, gaps are ellipses', () => {
  const html = renderToStaticMarkup(<Pages current={5} pages={20} onGo={nothing} />)
  expect(html).toContain('aria-current="page">5<')
  expect(html.match(/…/g)?.length).toBe(2)
})

test('F-ERR-02 a failed call shows the server message with status and status text, beside what failed', () => {
  const error = new CallError({
    message: 'The post was changed by somebody else.',
    status: 409,
    statusText: 'Conflict',
    code: 'post.stale',
    data: { version: 3 },
  })
  expect(error).toMatchObject({ status: 409, statusText: 'Conflict', data: { version: 3 } })
  const html = renderToStaticMarkup(<ErrorState error={error} onRetry={nothing} />)
  expect(html).toContain('The post was changed by somebody else.')
  expect(html).toContain('409 Conflict')
  expect(html).toContain('Try again')
})

test('F-ERR-04 a call without a session gives the notice Please login', () => {
  const error = new CallError({
    message: 'no',
    status: 401,
    statusText: 'Unauthorized',
    code: 'session.missing',
    data: null,
  })
  expect(failureMessage(error, 'Not saved').title).toBe('Please login')
})

test('F-ERR-06 both shapes of a list are read from d', () => {
  const pagination = { p: 2, pages: 3, limit: 1, total: 3 }
  expect(listPage({ d: [{ id: '1' }], pagination })).toEqual({ items: [{ id: '1' }], pagination })
  expect(listPage({ d: { items: [{ id: '1' }], pagination } })).toEqual({ items: [{ id: '1' }], pagination })
})

test('F-UI-14 a range shows its value clamped and with two decimals', () => {
  const shown = (value: number) =>
    /<output>([^<]*)</.exec(
      renderToStaticMarkup(<RangeInput label="Share" value={value} min={0} max={1} onChange={nothing} />),
    )?.[1]
  expect([0.123456, 7, -3, Number.NaN].map(shown)).toEqual(['0.12', '1', '0', '0'])
})
