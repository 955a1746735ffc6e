/** A QR code as a drawing of one path, dark on light in both schemes. */
import { useMemo } from 'react'
import { encode } from 'uqr'

export function QrCode({ text, label }: { text: string; label: string }) {
  const { data: rows, size } = useMemo(() => encode(text, { ecc: 'M', border: 4 }), [text])
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
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
