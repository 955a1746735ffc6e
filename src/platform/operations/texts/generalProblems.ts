/** What can go wrong with any request: the sentences of the problem codes (../problem.ts). */
import { templates } from '#platform/language/catalogue.ts'
import de from './generalProblems.de.ts'
import es from './generalProblems.es.ts'

const english = {
  'request.malformed': 'The request could not be read.',
  'request.invalid': '{summary}',
  'request.too_large': 'That is more than the server accepts in one request.',
  'request.unsupported_type': 'The server does not accept this content type.',
  'request.cross_site': 'This request came from another site and was refused.',
  'request.unknown_host': 'This server does not answer for that host name.',
  'request.rate_limited': 'Too many tries. Please wait {retry_after} s and try again.',
  'session.missing': 'Please login',
  'capability.missing': 'Your role does not allow this.',
  'path.unknown': 'Page Not Found: {path}',
  conflict: 'Somebody else changed this in the meantime.',
  'secret.changed':
    'The secret of this site was changed while this process ran. Whoever runs the site has to start it again with the new one.',
  'server.failed': 'Something broke on the server. Please try again.',
  'server.busy': 'The server is busy. Please try again in a moment.',
  'storage.bad_path': 'This is not a path that files may have.',
  'storage.full': 'The disk of the server is full.',
  'storage.unavailable': 'The files cannot be reached at the moment. Please try again.',
  'egress.refused': 'This URL may not be fetched.',
  'egress.failed': 'The other server did not answer.',
  'egress.too_large': 'The other server sent more than is accepted.',
} as const

export const generalProblems = templates(english, { de, es })
export type English = typeof english
