/** What is done to whole blocks loads apart from the editor: the first key does not need it. */

type Transforms = typeof import('./transforms.ts')

let loaded: Transforms | null = null

/** Loads it for the first of these keys. */
export async function loadTransforms(): Promise<void> {
  loaded ??= await import('./transforms.ts')
}

/** Does it at once where the code is there, else as soon as it is. */
export function withTransforms(work: (transforms: Transforms) => void): void {
  if (loaded) return work(loaded)
  void import('./transforms.ts').then((transforms) => {
    loaded = transforms
    work(transforms)
  })
}
