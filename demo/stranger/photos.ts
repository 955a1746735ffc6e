/** Pictures as people bring them: 12 megapixels from a phone, turned by EXIF, panoramas, towers, PNGs with transparency. */
import sharp from 'sharp'
import { sequence } from '../community.ts'

export interface StrangerPhoto {
  /** As the file is called on the person's phone. */
  name: string
  title: string
  alt: string
  width: number
  height: number
  /** EXIF orientation, 1 to 8; width and height are those of the stored pixels, before turning. */
  orientation?: number
  isTransparent?: boolean
}

/** All ratios; what is 12 megapixels is named so by its numbers. */
export const photos: StrangerPhoto[] = [
  {
    name: 'IMG_2041.JPG',
    title: 'Gaststube am Abend',
    alt: 'Die Gaststube mit gedeckten Tischen im Abendlicht',
    width: 4000,
    height: 3000,
  },
  {
    name: 'IMG_2042.JPG',
    title: 'Linde im Hof',
    alt: 'Die alte Linde im Hof, hochkant',
    width: 4000,
    height: 3000,
    orientation: 6,
  },
  {
    name: 'PXL_20260614_191200.jpg',
    title: 'Terrasse',
    alt: 'Die Terrasse mit Blick ins Tal',
    width: 4624,
    height: 2600,
  },
  {
    name: 'Panorama Tal.jpg',
    title: 'Panorama',
    alt: 'Das Tal, vom Turm aus gesehen',
    width: 8000,
    height: 1500,
  },
  {
    name: 'turm ünd höhe.jpg',
    title: 'Turm',
    alt: 'Der Kirchturm, von unten gesehen',
    width: 1600,
    height: 7500,
  },
  {
    name: 'IMG_2050.JPG',
    title: 'Rehrücken',
    alt: 'Rehrücken mit Pfifferlingen auf einem weißen Teller',
    width: 3464,
    height: 3464,
  },
  {
    name: 'IMG_2051.JPG',
    title: 'Kopfüber',
    alt: 'Gläser, das Telefon war verkehrt herum',
    width: 4000,
    height: 3000,
    orientation: 3,
  },
  {
    name: 'Logo freigestellt.png',
    title: 'Lindenblatt',
    alt: '',
    width: 3464,
    height: 3464,
    isTransparent: true,
  },
  { name: '1x1.png', title: 'Ein Punkt', alt: '', width: 1, height: 1 },
]

/**
 * Returns the bytes of a photo: soft light, sharp things before it and a sensor's grain, so that it compresses as a photo does.
 * @param scale of its width and height
 */
export async function photoBytes(photo: StrangerPhoto, seed: number, scale = 1): Promise<Buffer> {
  const { orientation = 1, isTransparent = false } = photo
  const width = Math.ceil(photo.width * scale)
  const height = Math.ceil(photo.height * scale)
  if (isTransparent) return cutOut(width, height, seed)
  const next = sequence(seed)
  const colour = () => [40 + next() * 190, 30 + next() * 160, 20 + next() * 140].map(Math.round)
  const small = Buffer.from(Array.from({ length: 12 * 9 }, colour).flat())
  const light = sharp(small, { raw: { width: 12, height: 9, channels: 3 } }).resize(width, height, {
    fit: 'fill',
    kernel: 'cubic',
  })
  if (width * height < 10_000) return light.png().toBuffer()
  const plates = Array.from({ length: 24 }, () => {
    const radius = Math.round(Math.min(width, height) * (0.03 + next() * 0.16))
    const [red = 0, green = 0, blue = 0] = colour()
    const at = `cx="${Math.round(next() * width)}" cy="${Math.round(next() * height)}"`
    return `<circle ${at} r="${radius}" fill="rgb(${red},${green},${blue})" stroke="rgba(255,255,255,.5)" stroke-width="${Math.round(radius / 9)}"/>`
  })
  const things = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${plates.join('')}</svg>`,
  )
  return light
    .composite([
      { input: things },
      { input: await grain(Math.min(512, width, height)), tile: true, blend: 'soft-light' },
    ])
    .removeAlpha()
    .withExif({
      IFD0: { Make: 'Phone', Orientation: String(orientation) },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1' },
    })
    .withMetadata({ orientation })
    .jpeg({ quality: 92 })
    .toBuffer()
}

/** A tile of a sensor's noise, soft as after the phone's own smoothing. */
function grain(side: number): Promise<Buffer> {
  return sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 26 },
    },
  })
    .blur(0.7)
    .png()
    .toBuffer()
}

/** A leaf on nothing, as a logo that somebody cut out. */
function cutOut(width: number, height: number, seed: number): Promise<Buffer> {
  const hue = Math.round(sequence(seed)() * 360)
  const leaf = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${width}" height="${height}"><path d="M50 92C10 70 6 34 24 18 40 6 50 22 50 22S60 6 76 18c18 16 14 52-26 74z" fill="hsl(${hue} 45% 38%)"/><path d="M50 30v58" stroke="white" stroke-opacity=".6" stroke-width="2"/></svg>`
  return sharp(Buffer.from(leaf)).png({ compressionLevel: 3 }).toBuffer()
}

/** A small picture that no other has: for the 1,500 files of a library that grew over years. */
export function smallPicture(index: number): Promise<Buffer> {
  const next = sequence(index + 1000)
  const colours = Buffer.from(Array.from({ length: 4 * 3 * 3 }, () => Math.round(next() * 255)))
  const [width, height] = [
    [160, 120],
    [120, 160],
    [150, 150],
    [240, 80],
  ][index % 4] ?? [160, 120]
  return sharp(colours, { raw: { width: 4, height: 3, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .png()
    .toBuffer()
}
