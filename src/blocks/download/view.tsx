/** Draws a link to a file, with its kind and size as far as they are known. */
import type { ViewProps } from '../block.ts'
import { safeUrl } from '../shell/safeUrl.ts'
import type { FileData } from './data.ts'
import { download as texts } from './texts/download.ts'

export interface DownloadState {
  src: string
  title?: string
  note?: string
  look?: string
}

export default function Download({ state, data, page }: ViewProps<DownloadState, FileData | null>) {
  const href = safeUrl(state.src)
  if (href === null) return page.isCanvas ? <p className="b-media-empty">{texts.choose_file}</p> : null
  const name = data?.name ?? nameOf(href)
  const kind = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toUpperCase() ?? ''
  const details = [kind, data ? sizeOf(data.bytes) : '', state.note ?? ''].filter((detail) => detail !== '')
  return (
    <p className={`b-download b-download-${state.look ?? 'framed'}`}>
      <a href={href} download="">
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5" />
        </svg>
        <span>
          <b>{state.title || name}</b>
          {details.length > 0 ? <small>{details.join(' · ')}</small> : null}
        </span>
      </a>
    </p>
  )
}

function nameOf(url: string): string {
  const last = url.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

const kilobyte = 1000
const megabyte = 1_000_000

function sizeOf(bytes: number): string {
  return bytes < megabyte
    ? texts.kilobytes({ size: Math.max(1, Math.round(bytes / kilobyte)) })
    : texts.megabytes({ size: Math.round((10 * bytes) / megabyte) / 10 })
}
