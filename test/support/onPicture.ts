/** The contrast of text with the picture behind it, measured on what the browser paints: a picture of the page without its text. */
import type { Page } from 'playwright-core'
import sharp from 'sharp'

interface Line {
  x: number
  y: number
  width: number
  height: number
  colour: number[]
}

const luminance = (colour: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the lowest ratio of the text's lines: each at its brightest or darkest spot of 8 by 8 px, but for one spot in 50. */
export async function lowestContrast(page: Page, selector: string): Promise<number> {
  await page.locator('.b-ground > img').evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        if (!(image instanceof HTMLImageElement)) return
        image.loading = 'eager'
        await image.decode().catch(() => undefined)
      }),
    ),
  )
  const lines = await page.locator(selector).evaluateAll((elements): Line[] => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) throw new Error('No canvas')
    const found = elements.flatMap((element) => {
      canvas.fillStyle = getComputedStyle(element).color
      canvas.fillRect(0, 0, 1, 1)
      const colour = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()].map(({ x, y, width, height }) => ({
        x: x + scrollX,
        y: y + scrollY,
        width,
        height,
        colour,
      }))
    })
    for (const element of elements) if (element instanceof HTMLElement) element.style.color = 'transparent'
    return found
  })
  const whole = await page.screenshot({ fullPage: true })
  const { width: most = 0, height: deepest = 0 } = await sharp(whole).metadata()
  const ratios: number[] = []
  for (const { x, y, width, height, colour } of lines) {
    const left = Math.max(0, Math.floor(x))
    const top = Math.max(0, Math.floor(y))
    const shot = await sharp(whole)
      .extract({
        left,
        top,
        width: Math.max(1, Math.min(Math.round(width), most - left)),
        height: Math.max(1, Math.min(Math.round(height), deepest - top)),
      })
      .png()
      .toBuffer()
    const spots = { width: Math.max(1, Math.round(width / 8)), height: Math.max(1, Math.round(height / 8)) }
    const pixels = await sharp(shot)
      .removeAlpha()
      .resize({ ...spots, fit: 'fill' })
      .raw()
      .toBuffer()
    const own = luminance(colour)
    const all = Array.from({ length: pixels.length / 3 }, (_, at) => {
      const behind = luminance([...pixels.subarray(at * 3, at * 3 + 3)])
      return (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05)
    }).toSorted((one, other) => one - other)
    ratios.push(all[Math.floor(all.length / 50)] ?? 21)
  }
  return Math.min(...ratios)
}
