/** What buyers of a product get to fetch: files for sale, put up here or there already, and how often and how long. */
import { FileDown, Trash2 } from 'lucide-react'
import { Field } from '#ui/FormProblems.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useCall } from '#ui/useCall.ts'
import { UploadList, useUploads } from '#ui/useUploads.tsx'
import { downloadLimits } from '../downloadLimits.ts'
import type { ProductFile } from '../../schema.ts'
import { fileProblems, type DraftFiles } from './fileMetas.ts'
import { productForm } from '../texts/productForm.ts'

const path = '/api/shop/product-files'

function idsOf(answer: unknown): string[] {
  const d = typeof answer === 'object' && answer !== null && 'd' in answer ? answer.d : null
  return Array.isArray(d)
    ? d.flatMap((file: unknown) =>
        typeof file === 'object' && file !== null && 'id' in file && typeof file.id === 'string'
          ? [file.id]
          : [],
      )
    : []
}

export function ProductFiles({
  files,
  onChange,
}: {
  files: DraftFiles
  onChange: (change: (before: DraftFiles) => DraftFiles) => void
}) {
  const known = useCall<ProductFile[]>(path, { ids: files.ids })
  const add = (ids: readonly string[]) =>
    onChange((before) => ({ ...before, ids: [...new Set([...before.ids, ...ids])] }))
  const uploads = useUploads({ folder: '', isPublic: false, path }, (answer) => add(idsOf(answer)))
  const problems = fileProblems(files)
  const others = (known.data ?? []).filter(({ id }) => !files.ids.includes(id))
  const fileOf = (id: string) => known.data?.find((one) => one.id === id)
  return (
    <section className="card-box" aria-labelledby="files">
      <div className="box-head">
        <h2 id="files">{productForm.files_to_download}</h2>
        <span className="row inline-controls">
          {others.length > 0 && (
            <Select
              label={productForm.choose_file}
              placeholder={productForm.choose_one}
              value=""
              choices={others.map(({ id, title }) => ({ value: id, title }))}
              onChange={(id) => {
                if (id) add([id])
              }}
            />
          )}
          <label className="button small">
            {productForm.upload}
            <input
              type="file"
              multiple
              className="hidden"
              onChange={(event) => {
                uploads.add([...(event.target.files ?? [])])
                event.target.value = ''
              }}
            />
          </label>
        </span>
      </div>
      <UploadList uploads={uploads} />
      {files.ids.length === 0 ? (
        <p className="muted">{productForm.no_files}</p>
      ) : (
        <>
          <ul className="hand-lines">
            {files.ids.map((id) => {
              const file = fileOf(id)
              return (
                <li key={id}>
                  <FileDown size={18} aria-hidden />
                  <span className="grow">
                    <b>{file?.title ?? productForm.a_file}</b>
                    {file && <small className="muted">{sizeOf(file.bytes)}</small>}
                    {known.data && !file && <span className="problem">{productForm.file_not_for_sale}</span>}
                  </span>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={
                      file ? productForm.remove_title({ title: file.title }) : productForm.remove_file
                    }
                    onClick={() =>
                      onChange((before) => ({ ...before, ids: before.ids.filter((one) => one !== id) }))
                    }
                  >
                    <Trash2 size={16} aria-hidden />
                  </button>
                </li>
              )
            })}
          </ul>
          <div className="part-fields top-gap">
            <Limit
              id="file-times"
              title={productForm.download_times}
              value={files.times}
              usual={downloadLimits.times}
              problem={problems.times}
              onChange={(times) => onChange((before) => ({ ...before, times }))}
            />
            <Limit
              id="file-days"
              title={productForm.download_days}
              value={files.days}
              usual={downloadLimits.days}
              problem={problems.days}
              onChange={(days) => onChange((before) => ({ ...before, days }))}
            />
          </div>
        </>
      )}
    </section>
  )
}

interface LimitProps {
  id: string
  title: string
  value: string
  usual: number
  problem: string | undefined
  onChange: (value: string) => void
}

function Limit({ id, title, value, usual, problem, onChange }: LimitProps) {
  return (
    <Field name={id} id={id} title={title} problem={problem}>
      {(ties) => (
        <TextInput
          {...ties}
          value={value}
          placeholder={String(usual)}
          maxLength={5}
          onChange={(text) => onChange(text.trim())}
        />
      )}
    </Field>
  )
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
