/** A page of a starter site, drawn by the server as it would be, at its true width and scaled down. */
import { useRef } from 'react'
import { useScaled } from '#ui/useScaled.ts'

interface StarterFrameProps {
  site: string
  page?: string
  title: string
  /** The width of the page in CSS pixels. */
  width: number
  /** A picture of the page: nothing on it is reached by keys or pointer. */
  isPicture?: boolean
}

export function StarterFrame({ site, page, title, width, isPicture = false }: StarterFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const { scale, height } = useScaled(box, width)
  const query = new URLSearchParams({ as: 'visitor', site, ...(page === undefined ? {} : { page }) })
  return (
    <div ref={box} className="page-frame" inert={isPicture} style={{ maxWidth: width }}>
      <iframe
        src={`/user/preview/starter?${query.toString()}`}
        title={title}
        loading={isPicture ? 'lazy' : 'eager'}
        scrolling={isPicture ? 'no' : undefined}
        tabIndex={isPicture ? -1 : undefined}
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </div>
  )
}
