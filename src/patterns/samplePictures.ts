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

interface SampleSize {
  width: number
  height: number
  ratio: string
}

/** Of the files, by what they show. */
const sizeOf = (name: SampleName): SampleSize =>
  name.startsWith('portrait')
    ? { width: 800, height: 800, ratio: '1/1' }
    : /^(dish|wine|lookbook|event_poster|architecture_2)/.test(name)
      ? { width: 1000, height: 1250, ratio: '4/5' }
      : { width: 1600, height: 1000, ratio: '8/5' }

/** A picture whose shape nobody chose keeps its frame when the owner's own takes its place; a screen of a device is shown whole. */
export function sample(name: SampleName, shape?: string, more: Record<string, unknown> = {}): BuiltBlock {
  const { width, height, ratio } = sizeOf(name)
  const frame = shape === undefined ? { layout: { all: { ratio } } } : {}
  const shown = { src: sampleUrl(name), alt: texts[name], width, height, shape: shape ?? 'natural' }
  return block('image', { ...shown, ...frame, ...more })
}

/** The sample pictures that blocks show. */
export function samplesIn(blocks: readonly BuiltBlock[]): SampleName[] {
  const text = JSON.stringify(blocks)
  return sampleNames().filter((name) => text.includes(sampleUrl(name)))
}
