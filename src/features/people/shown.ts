/** People whom pages name: authors, and who commented. */
import { shownKind } from '#platform/database/shown.ts'

export const peopleShown = shownKind('people', ['user_account'])
