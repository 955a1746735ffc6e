/** A QR code as a drawing of one path, dark on light in both schemes. */
import { useMemo } from 'react'
import { qrModules } from './qr.ts'

export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = useMemo(() => qrModules(text), [text])
  const quiet = 4
  const size = rows.length + quiet * 2
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      className="qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
