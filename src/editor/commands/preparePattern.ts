/** Gives the site the sample pictures and forms that patterns show, each once, before they are inserted. */
import type { BuiltBlock } from '#patterns/build.ts'
import { formsIn, isSampleFormName, withForms, type SampleFormName } from '#patterns/sampleForms.ts'
import { samplesIn } from '#patterns/samplePictures.ts'
import { call } from '#platform/client/call.ts'

/** Returns the sections with the ids of their forms. @throws CallError */
export async function prepared(made: readonly BuiltBlock[]): Promise<readonly BuiltBlock[]> {
  const [pictures, forms] = [samplesIn(made), formsIn(made)]
  if (pictures.length === 0 && forms.length === 0) return made
  const { forms: ids } = await call<{ forms: Record<string, string> }>('POST', '/api/patterns/prepare', {
    pictures,
    forms,
  })
  const known: Partial<Record<SampleFormName, string>> = {}
  for (const [name, id] of Object.entries(ids)) if (isSampleFormName(name)) known[name] = id
  return withForms(made, known)
}
