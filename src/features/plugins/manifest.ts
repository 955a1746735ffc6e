/**
 * The manifest of a plugin, `plugin.json` in its folder below /site-plugins. It says what the plugin is and what it
 * asks to do; unknown keys and rights are refused, so that what is misspelt or does not work is seen and not ignored.
 */
import { z } from 'zod'
import { pluginFaults } from './texts/pluginFaults.ts'

/** What a plugin may ask for. */
export const pluginRights: readonly string[] = ['blocks']

const folderName = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, { error: () => pluginFaults.name_form })

const line = (length: number) => z.string().trim().min(1).max(length)

const pluginManifest = z.strictObject({
  name: folderName,
  title: line(80),
  version: z.string().regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/, { error: () => pluginFaults.version_form }),
  author: line(120),
  description: z.string().trim().max(500).default(''),
  rights: z
    .array(
      z.string().refine((right) => pluginRights.includes(right), {
        error: ({ input }) => pluginFaults.no_right({ right: JSON.stringify(input) }),
      }),
    )
    .max(20)
    .default([]),
})

export type PluginManifest = z.output<typeof pluginManifest>

/** Reads a manifest's text; returns the reason in words where it is not one. The folder must bear the plugin's name. */
export function readManifest(folder: string, text: string): { manifest: PluginManifest } | { error: string } {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { error: pluginFaults.no_json }
  }
  const checked = pluginManifest.safeParse(parsed)
  if (!checked.success) {
    const issue = checked.error.issues[0]
    const place = issue?.path.join('.') || pluginFaults.whole
    return { error: pluginFaults.at({ place, fault: issue?.message ?? pluginFaults.not_valid }) }
  }
  if (checked.data.name !== folder)
    return { error: pluginFaults.other_name({ name: checked.data.name, folder }) }
  return { manifest: checked.data }
}

/** Whether a block type may be called so by a plugin: its own name, or its own name and more words. */
export function isTypeOf(plugin: string, type: string): boolean {
  return (type === plugin || type.startsWith(`${plugin}-`)) && folderName.safeParse(type).success
}
