/** Comments that pages show, by the post they are under. A like is none of it: it drops no page (docs/decisions/014). */
import { shownKind } from '#platform/database/shown.ts'

export const commentsShown = shownKind('comments', ['comment'])
