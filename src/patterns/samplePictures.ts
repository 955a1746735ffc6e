/**
 * The pictures that patterns and starter sites show until the owner has pictures of their own. They come with the product and
 * are put into the media library of the site when they are first used, always at the same path, so that a block can name
 * them before they are there.
 */
import { sampleUrlStart } from '#ui/samplePictures.ts'
import { block, type BuiltBlock } from './build.ts'
import { samplePictures as texts } from './texts/samplePictures.ts'

export type SampleName = keyof typeof texts

export const fileOf = (name: SampleName): string => `${name.replaceAll('_', '-')}.webp`
export const sampleUrl = (name: SampleName): string => `${sampleUrlStart}${fileOf(name)}`
export const sampleAlt = (name: SampleName): string => texts[name]
export const sampleNames = (): SampleName[] =>
  Object.keys(texts).filter((name): name is SampleName => Object.hasOwn(texts, name))

/** Width and height of the files, by their shape. */
const sizeOf = (name: SampleName): [width: number, height: number] =>
  name.startsWith('portrait')
    ? [800, 800]
    : /^(dish|wine|lookbook|event_poster|architecture_2)/.test(name)
      ? [1000, 1250]
      : [1600, 1000]

export function sample(name: SampleName, shape = 'natural', more: Record<string, unknown> = {}): BuiltBlock {
  const [width, height] = sizeOf(name)
  return block('image', { src: sampleUrl(name), alt: texts[name], width, height, shape, ...more })
}

/** The sample pictures that blocks show. */
export function samplesIn(blocks: readonly BuiltBlock[]): SampleName[] {
  const text = JSON.stringify(blocks)
  return sampleNames().filter((name) => text.includes(sampleUrl(name)))
}
