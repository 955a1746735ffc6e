/** Where data will be: nothing for 150 ms, then bars. */
import { useEffect, useState } from 'react'
import { frame } from './texts/frame.ts'

const skeletonDelayMs = 150

export function Skeleton({ rows = 4 }: { rows?: number }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), skeletonDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div
      className={`skeleton ${isShown ? 'shown' : ''}`}
      aria-busy="true"
      role="status"
      aria-label={frame.loading}
    >
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  )
}
