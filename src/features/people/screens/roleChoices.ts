/** The roles to choose from, by their names. */
import { roleTitle } from '../roleTitle.ts'

export const roleChoices = ['member', 'author', 'editor', 'shop_manager', 'administrator'].map((value) => ({
  value,
  title: roleTitle(value),
}))
