/**
 * The manifest of a plugin, `plugin.json` in its folder below /site-plugins. It says what the plugin is and what
 * it asks to do; unknown keys are refused, so that a misspelt right is seen and not ignored.
 */
import { z } from 'zod'

/** What a plugin may ask for, in words that the screen shows. */
export const pluginRights = {
  blocks: 'Add blocks to the editor',
  snippets: 'Add code to public pages',
  components: 'Add post components',
  fields: 'Add fields to content types',
  menu: 'Add pages to the dashboard',
  routes: 'Answer own addresses below /api/plugins',
  jobs: 'Work in the background',
  hooks: 'Take part when posts are saved and orders change',
  egress: 'Reach other servers',
} as const

const rightNames = Object.keys(pluginRights)

export const folderName = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be lower-case words joined by -')

const line = (length: number) => z.string().trim().min(1).max(length)

export const pluginManifest = z.strictObject({
  name: folderName,
  title: line(80),
  version: z.string().regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/, 'must be a version such as 1.0.0'),
  author: line(120),
  description: z.string().trim().max(500).default(''),
  rights: z
    .array(z.string().refine((right) => rightNames.includes(right), 'is not a right that a plugin can have'))
    .max(rightNames.length)
    .default([]),
  settings: z
    .array(
      z.strictObject({
        name: z
          .string()
          .max(60)
          .regex(/^[a-z][a-z0-9_]*$/),
        title: line(80),
        type: z.enum(['string', 'number', 'text', 'dropdown', 'bool']),
        description: z.string().max(300).default(''),
        choices: z
          .array(z.strictObject({ title: line(80), value: z.string().max(200) }))
          .max(100)
          .optional(),
      }),
    )
    .max(50)
    .default([]),
})

export type PluginManifest = z.output<typeof pluginManifest>

/** Reads a manifest's text; returns the reason in words where it is not one. The folder must bear the plugin's name. */
export function readManifest(folder: string, text: string): { manifest: PluginManifest } | { error: string } {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { error: 'plugin.json is not valid JSON.' }
  }
  const checked = pluginManifest.safeParse(parsed)
  if (!checked.success) {
    const issue = checked.error.issues[0]
    return {
      error: `plugin.json: ${issue?.path.join('.') || 'the whole'}: ${issue?.message ?? 'is not valid'}`,
    }
  }
  if (checked.data.name !== folder)
    return { error: `plugin.json names ${checked.data.name}, its folder is ${folder}.` }
  return { manifest: checked.data }
}
