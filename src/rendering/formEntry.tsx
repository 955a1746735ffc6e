/**
 * /form-entry/{form}: where browsers send a form, with scripts and without. With scripts the answer is the envelope of a
 * call; without, a page: thanks after an entry that was taken, else the form again with what was typed and what is wrong.
 */
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import type { Block } from '#blocks/block.ts'
import { entryFiles, ownInputs, type FormData } from '#blocks/form/data.ts'
import { entryFormData, submitEntry } from '#features/forms/index.ts'
import { readFormBody, type SentForm } from '#platform/http/readFormBody.ts'
import { originOf } from '#platform/http/originOf.ts'
import { countTry } from '#platform/http/rateLimit.ts'
import { problemOf } from '#platform/http/api.ts'
import type { RequestInfo } from '#platform/context.ts'
import { problem } from '#platform/operations/problem.ts'
import type { Viewer } from '#platform/viewer.ts'
import { EntryPage } from '#themes/default/index.tsx'
import type { FinishedPage } from './pageCache.ts'
import { rawHtml } from './rawHtml.tsx'
import { renderBlocks } from './renderBlocks.tsx'
import { pages } from './texts/pages.ts'
import { drawSystem, type PageRequest, type PageServices } from './renderPage.ts'

export const entryPrefix = '/form-entry/'

const limits = {
  fileBytes: entryFiles.maxBytes,
  files: entryFiles.maxFiles,
  totalBytes: 3 * entryFiles.maxBytes,
}
/** For tries without end; what is taken is counted apart. */
const tries = { points: 200, windowSeconds: 600 }

interface Asked {
  request: IncomingMessage
  info: RequestInfo
  viewer: Viewer
}

/** Answers both ways of asking. @throws Problem form.missing, path.unknown (404) for pages */
export async function formEntry(
  services: PageServices,
  pageRequest: PageRequest,
  asked: Asked,
): Promise<FinishedPage> {
  const id = pageRequest.path.slice(entryPrefix.length)
  const isCall = /\bapplication\/json\b/.test(asked.info.header('accept') ?? '')
  if (!z.uuid().safeParse(id).success) throw problem('path.unknown', { path: pageRequest.path })
  if (asked.info.method !== 'POST') return formPage(services, pageRequest, id)
  try {
    const thanks = await take(services, id, asked)
    if (isCall) return json(200, { d: { thanks: thanks.thanks } })
    return {
      status: 303,
      body: '',
      headers: {
        location: `${pageRequest.path}?sent${thanks.from ? `&from=${encodeURIComponent(thanks.from)}` : ''}`,
        'cache-control': 'no-store',
      },
      isCacheable: false,
    }
  } catch (error) {
    if (error instanceof RejectedEntry && !isCall) return refusedPage(services, pageRequest, id, error)
    const known = problemOf(error instanceof RejectedEntry ? error.cause : error)
    if (!isCall || known.status >= 500) throw error instanceof RejectedEntry ? error.cause : error
    const { code, message, data } = known
    return json(known.status, { d: null, error: { code, message, ...(data ? { data } : {}) } })
  }
}

/** An entry that was read and not taken: what was typed goes back with it. */
class RejectedEntry extends Error {
  readonly sent: SentForm
  constructor(cause: unknown, sent: SentForm) {
    super('refused', { cause })
    this.sent = sent
  }
}

async function take(
  { platform }: PageServices,
  id: string,
  { request, info, viewer }: Asked,
): Promise<{ thanks: string; from: string }> {
  const origin = originOf(info, platform)
  if (origin === 'elsewhere') throw problem('request.cross_site')
  await countTry(platform, 'forms.tried', viewer.id ?? info.ip, tries)
  const sent = await readFormBody(request, limits)
  const text = (name: string) => sent.texts.get(name)?.[0] ?? ''
  const from = localPath(text(ownInputs.page))
  try {
    const form = await entryFormData(platform, id)
    const { thanks } = await submitEntry(platform, {
      formId: id,
      token: text(ownInputs.token),
      isFromOwnPage: origin === 'own',
      value: form.valuesOf(sent.texts),
      files: sent.files,
      trap: text(ownInputs.trap).slice(0, 500),
      pageUrl: from,
      senderId: viewer.id,
      ip: info.ip,
      key: info.header('idempotency-key'),
    })
    return { thanks, from }
  } catch (error) {
    throw new RejectedEntry(error, sent)
  }
}

/** The page that the form stood on, as far as it is one of this site. */
function localPath(text: string): string {
  return /^\/(?![/\\])[^\s\\]{0,510}$/.test(text) ? text : ''
}

function json(status: number, envelope: unknown): FinishedPage {
  return {
    status,
    body: JSON.stringify(envelope),
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    isCacheable: false,
  }
}

/** The form on a page of its own, or the thanks for it. */
async function formPage(services: PageServices, pageRequest: PageRequest, id: string): Promise<FinishedPage> {
  const { data } = await entryFormData(services.platform, id)
  const from = localPath(pageRequest.query.get('from') ?? '')
  if (pageRequest.query.has('sent'))
    return drawSystem(services, pageRequest, async () => ({
      title: data.title,
      inside: <EntryPage title={data.title} thanks={data.thanks} from={from} />,
      content: { css: '', islands: [] },
      isShared: false,
      isIndexed: false,
    }))
  return drawForm(services, pageRequest, data)
}

async function refusedPage(
  services: PageServices,
  pageRequest: PageRequest,
  id: string,
  { cause, sent }: RejectedEntry,
): Promise<FinishedPage> {
  const known = problemOf(cause)
  if (known.status >= 500 || known.status === 404) throw cause
  const form = await entryFormData(services.platform, id)
  const data = {
    ...form.data,
    entry: form.refused(
      sent.texts,
      sent.files.size > 0 ? `${known.message} ${pages.choose_files_again}` : known.message,
      errorsOf(known.data),
      localPath(sent.texts.get(ownInputs.page)?.[0] ?? ''),
    ),
  }
  const page = await drawForm(services, pageRequest, data)
  return {
    ...page,
    status: known.status,
    headers: {
      ...page.headers,
      ...(known.retryAfterSeconds ? { 'retry-after': String(known.retryAfterSeconds) } : {}),
    },
  }
}

function errorsOf(data: Readonly<Record<string, unknown>> | undefined): Record<string, string> {
  const errors: Record<string, string> = {}
  const read = z.array(z.object({ field: z.string(), message: z.string() })).safeParse(data?.fields)
  for (const { field, message } of read.data ?? []) errors[field] ??= message
  return errors
}

function drawForm(services: PageServices, pageRequest: PageRequest, data: FormData): Promise<FinishedPage> {
  return drawSystem(services, pageRequest, async ({ page }) => {
    const block: Block = { id: 'page-form', type: 'form', state: { form_id: data.id }, children: [] }
    const content = renderBlocks([block], { page, data: new Map([[block.id, data]]) })
    return {
      title: data.title,
      inside: (
        <EntryPage title={data.title} description={data.description}>
          {rawHtml(content.html)}
        </EntryPage>
      ),
      content,
      isShared: false,
      isIndexed: false,
    }
  })
}
