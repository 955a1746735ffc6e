/** Turning blocks into others loads apart from the editor: the first key does not need it. */

type Transforms = typeof import('./transforms.ts')

let loaded: Transforms | null = null

/** Does it at once where the code is there, else as soon as it is. */
export function withTransforms(work: (transforms: Transforms) => void): void {
  if (loaded) return work(loaded)
  void import('./transforms.ts').then((transforms) => {
    loaded = transforms
    work(transforms)
  })
}
