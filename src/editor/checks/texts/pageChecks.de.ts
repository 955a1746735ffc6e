/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './pageChecks.ts'

export default {
  all_well: 'Nichts zu verbessern',
  counts: '{problems} zu beheben, {hints} zu bedenken',
  all_well_text: 'Überschriften, Bilder, Links, Farben und Größe sind, wie sie sein sollen.',
  page_empty: 'Auf dieser Seite ist noch nichts.',
  problem: 'Problem',
  hint: 'Hinweis',
  contrast:
    'Der Text hebt sich zu wenig vom Hintergrund ab: {ratio} zu 1, nötig ist mindestens {needed} zu 1.',
  contrast_on_picture:
    'Dieser Text hebt sich zu wenig vom Bild dahinter ab: {ratio} zu 1, nötig ist mindestens {needed} zu 1.',
  add_overlay: 'Überlagerung hinzufügen',
  strengthen_overlay: 'Überlagerung verstärken',
  heavy: 'Die Bilder sind {megabytes}\u00a0MB groß; das größte ist dieses mit {kilobytes}\u00a0kB.',
  link_gone: '{path} gibt es nicht: Besucher sehen „Seite nicht gefunden“.',
  heading_empty: 'Diese Überschrift ist leer.',
  second_top: 'Es gibt eine zweite Überschrift der Ebene 1. Eine benennt die Seite.',
  no_alternatives: {
    plural: 'count',
    one: '{count} Bild dieses Blocks hat keinen Alternativtext. Beschreibe, was es zeigt.',
    other: '{count} Bilder dieses Blocks haben keinen Alternativtext. Beschreibe, was sie zeigen.',
  },
  no_alternative: 'Dieses Bild hat keinen Alternativtext. Beschreibe, was es zeigt.',
  lead_no_alternative: 'Das Titelbild hat keinen Alternativtext. Sag, was es zeigt.',
  no_picture: 'Hier ist noch kein Bild gewählt.',
  button_nowhere: 'Diese Schaltfläche führt nirgendwohin.',
  button_empty: 'Diese Schaltfläche hat keinen Text.',
  link_empty: 'Ein Link hat keinen Text.',
  link_vague: 'Der Link „{words}“ sagt nicht, wohin er führt.',
  link_nowhere: 'Der Link „{words}“ führt zu {href}, was es auf dieser Seite nicht gibt.',
  reference_gone: 'Was „{title}“ nennt, gibt es auf der Website nicht mehr.',
  sample_contact: '„{contact}“ ist eine Beispielangabe. Ersetze oder entferne sie.',
  level_left_out: 'Überschrift {level} folgt auf Überschrift {last}: Ebene {missing} fehlt.',
  level_after_title: 'Überschrift {level} folgt auf den Titel: Ebene {missing} fehlt.',
  picture_broken: 'Dieses Bild wird nicht geladen.',
} satisfies Translation<English>
