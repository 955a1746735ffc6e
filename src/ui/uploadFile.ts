/** Sends one file with its progress; the browser's fetch tells none, so this is the one place with XMLHttpRequest. */
import { askToSignIn } from './signInAgain.ts'
import { files } from './texts/files.ts'

export interface UploadTarget {
  folder: string
  isPublic: boolean
  /** The call that takes it; default: the media library. */
  path?: string
}

/** As the server has it: a larger file is refused before it is sent. */
const maxBytes = 25 * 1024 * 1024

/** Status 0: nothing came back. */
class UploadFailure extends Error {
  readonly status: number
  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

/** False where the file itself is the reason. */
export function mayHelpToRetry(error: unknown): boolean {
  return (
    !(error instanceof UploadFailure) || error.status === 0 || error.status === 429 || error.status >= 500
  )
}

/**
 * Uploads and returns what the server answered; who is signed out meanwhile is asked to sign in, and the file goes up then.
 * @throws Error with the server's words
 */
export async function uploadFile(
  file: File,
  target: UploadTarget,
  onProgress: (share: number) => void,
): Promise<unknown> {
  if (file.size > maxBytes) throw new UploadFailure(files.too_large, 413)
  const first = await sendFile(file, target, onProgress)
  if (first.status !== 401) return first.answer
  const second = (await askToSignIn('ended')) ? await sendFile(file, target, onProgress) : first
  if (second.status === 401) throw new Error('Please login')
  return second.answer
}

interface Sent {
  status: number
  answer: unknown
}

/** Resolves where the status is good or 401. */
function sendFile(
  file: File,
  { folder, isPublic, path = '/api/posts/uploads' }: UploadTarget,
  onProgress: (share: number) => void,
): Promise<Sent> {
  const form = new FormData()
  form.append('folder', folder)
  form.append('public', String(isPublic))
  form.append('files', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${path}?to=${encodeURIComponent(folder)}`)
    request.setRequestHeader('cache-control', 'no-cache')
    request.setRequestHeader('x-timestamp', String(Date.now()))
    request.setRequestHeader('upload-to', encodeURI(folder))
    request.upload.addEventListener('progress', (event) =>
      onProgress(event.total > 0 ? event.loaded / event.total : 0),
    )
    request.addEventListener('error', () => reject(new UploadFailure('The server could not be reached.', 0)))
    request.addEventListener('load', () => {
      if (request.status < 300) resolve({ status: request.status, answer: JSON.parse(request.responseText) })
      else if (request.status === 401) resolve({ status: request.status, answer: null })
      else
        reject(
          new UploadFailure(
            messageOf(request.responseText) ?? `The server answered ${request.status}.`,
            request.status,
          ),
        )
    })
    request.send(form)
  })
}

function messageOf(text: string): string | null {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body !== 'object' || body === null || !('error' in body)) return null
    const { error } = body
    return typeof error === 'object' &&
      error !== null &&
      'message' in error &&
      typeof error.message === 'string'
      ? error.message
      : null
  } catch {
    return null
  }
}
