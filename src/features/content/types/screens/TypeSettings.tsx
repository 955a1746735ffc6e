/** What a content type says of itself: names, URLs, layout, statuses, comments. */
import { useState } from 'react'
import type { FieldDefinition } from '#ui/field.ts'
import { FieldForm } from '#ui/FieldForm.tsx'
import { statusText } from '#ui/StatusMark.tsx'
import { useCall } from '#ui/useCall.ts'
import type { CategoryView, PostTypeView } from '../../schema.ts'
import { typeScreen } from '../texts/typeScreen.ts'
import { common } from '#ui/texts/common.ts'

const statuses = ['draft', 'pending', 'scheduled', 'published', 'private']

export function useTypeSettings(type: PostTypeView) {
  return useState<Record<string, unknown>>({
    title: type.title,
    plural: type.plural,
    description: type.description,
    url_pattern: type.url_pattern,
    has_comments: type.has_comments,
    default_layout: type.default_layout ?? '',
    statuses: type.statuses,
  })
}

interface TypeSettingsProps {
  type: PostTypeView
  values: Record<string, unknown>
  onChange: (values: Record<string, unknown>) => void
  onDelete: () => void
}

export function TypeSettings({ type, values, onChange, onDelete }: TypeSettingsProps) {
  const layouts = useCall<CategoryView[]>('/api/posts/items/layout')
  const plural = String(values.plural)
  return (
    <section className="card-box">
      <h2>{typeScreen.the_type_itself}</h2>
      <FieldForm
        values={values}
        onChange={onChange}
        fields={[
          { name: 'title', title: typeScreen.name_of_one_entry, type: 'string' },
          ...(type.is_system ? [] : [pluralField(plural)]),
          // What has no pages has no URLs.
          ...(type.is_system && type.url_pattern === '' ? [] : pageFields(plural)),
          {
            name: 'default_layout',
            title: common.layout,
            type: 'dropdown',
            choices: (layouts.data ?? [])
              .filter((one) => one.id !== '')
              .map((one) => ({ title: one.title, value: one.id })),
            placeholder: typeScreen.no_layout,
            description: typeScreen.layout_help,
          },
          {
            name: 'statuses',
            title: typeScreen.statuses,
            type: 'checklist',
            choices: statuses.map((value) => ({ value, title: statusText(value) })),
          },
          {
            name: 'has_comments',
            title: typeScreen.readers_may_comment,
            type: 'bool',
            use_switch: true,
            description: typeScreen.comments_help,
          },
        ]}
      />
      {!type.is_system && (
        <p className="type-delete">
          <button type="button" className="button small" onClick={onDelete}>
            {typeScreen.delete_this_type}
          </button>
        </p>
      )}
    </section>
  )
}

function pluralField(plural: string): FieldDefinition {
  return {
    name: 'plural',
    title: typeScreen.plural,
    type: 'string',
    description: typeScreen.plural_help({ plural }),
  }
}

function pageFields(plural: string): FieldDefinition[] {
  return [
    {
      name: 'url_pattern',
      title: typeScreen.address_of_entries,
      type: 'string',
      description: typeScreen.address_help({ pattern: '{slug}' }),
    },
    {
      name: 'description',
      title: typeScreen.about,
      type: 'text',
      description: typeScreen.about_help({ plural }),
    },
  ]
}
