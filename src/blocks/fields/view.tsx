/** Draws the fields of an entry as a list of titles and values. */
import { Picture } from '#ui/Picture.tsx'
import type { ViewProps } from '../block.ts'
import type { FieldListData, ShownField } from './data.ts'
import { fields } from './texts/fields.ts'

interface FieldsState {
  look?: 'rows' | 'stack' | 'line'
  hides_titles?: boolean
}

export default function Fields({ state, data, page }: ViewProps<FieldsState, FieldListData | null>) {
  const items = data?.items ?? []
  if (items.length === 0) return page.isCanvas ? <p className="empty">{fields.empty}</p> : null
  return (
    <dl className={`b-fields fields-${state.look ?? 'rows'}${state.hides_titles ? ' fields-bare' : ''}`}>
      {items.map((item) => (
        <div key={item.name}>
          <dt>{item.title}</dt>
          <dd>
            <Value item={item} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ item: { title, value } }: { item: ShownField }) {
  switch (value.kind) {
    case 'text':
      return value.text
    case 'list':
      return (
        <ul>
          {value.items.map((one, index) => (
            <li key={index}>{one}</li>
          ))}
        </ul>
      )
    case 'pictures':
      return value.urls.map((url, index) => (
        <Picture key={index} src={url} sizes="(max-width: 50rem) 60vw, 20rem" alt={title} />
      ))
    case 'files':
      return value.files.map(({ url, name }, index) => (
        <a key={index} href={url} download="">
          {name}
        </a>
      ))
    case 'rows':
      return (
        <table>
          <thead>
            <tr>
              {value.head.map((one, index) => (
                <th key={index} scope="col">
                  {one}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {value.rows.map((row, index) => (
              <tr key={index}>
                {row.map((one, at) => (
                  <td key={at}>{one}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )
  }
}
