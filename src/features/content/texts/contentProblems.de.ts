/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './contentProblems.ts'

export default {
  'post.missing': 'Diesen Beitrag gibt es nicht.',
  'preview.missing': 'Dieser Link ist bereits abgelaufen.',
  'post.conflict': 'Jemand anderes hat das inzwischen geändert.',
  'post.version_missing': 'Eine Änderung muss angeben, auf welcher Version sie beruht.',
  'post.type_unknown': 'Den Inhaltstyp {type} gibt es nicht.',
  'post.type_fixed': 'Der Typ eines Beitrags kann nicht geändert werden.',
  'post.forbidden': 'Deine Rolle erlaubt das nicht für {what}.',
  'post.design_fixed':
    'Mit deiner Rolle kannst du Texte schreiben und Bilder einsetzen. Was gleich bleiben muss: {what}.',
  'post.url_taken': 'Die URL {url} wird bereits von {by} verwendet.',
  'post.url_reserved': 'Die URL {url} ist für das System reserviert. Bitte wähle eine andere.',
  'post.url_invalid': 'Die URL {url} kann nicht verwendet werden: {reason}.',
  'post.schedule_missing': 'Bitte gib an, wann der Beitrag veröffentlicht werden soll.',
  'post.plan_url': 'Eine geplante Änderung behält die URL {url}. Ändere die URL sofort oder erst danach.',
  'post.file_missing':
    'Ein Eintrag des Typs Medien ist eine Datei: Lade sie zuerst hoch und ändere dann ihre Angaben.',
  'post.file_fixed':
    'Bei einer Datei lassen sich Titel, Alternativtext (description), Status und Schlagwörter ändern, nicht {what}.',
  'post.file_words':
    'Der Titel einer Datei hat 1 bis 200 Zeichen, ihr Alternativtext höchstens 500, und sie hat höchstens 30 Schlagwörter mit je 50 Zeichen.',
  'post.plan_missing': 'Für diese Seite ist keine Änderung geplant.',
  'post.meta_twice': 'Für {name} gibt es zwei Werte. Bitte sende nur einen.',
  'post.schedule_order': 'Das Ende muss nach dem Beginn liegen.',
  'post.parent_invalid':
    'Eine Seite kann nicht unter sich selbst liegen, und die übergeordnete Seite muss es geben.',
  'post.layout_unknown': 'Dieses Layout gibt es nicht.',
  'post.category_unknown': 'Diese Kategorie gibt es nicht.',
  'post.window_taken': 'Dieses Fenster gehört bereits jemand anderem.',
  'post.version_unknown': 'Diese Version gibt es nicht.',
  'post.snippet_invalid': '{reason}',
  'component.circle':
    'Eine Komponente kann weder sich selbst enthalten noch eine Komponente, die sie enthält.',
  'post.field_invalid': '{message}.',
  'post.status_unknown': 'Einträge des Typs {type} können nicht den Status {status} haben.',
  'document.invalid': '{reason}',
  'document.forbidden_name': 'Der Name {name} ist nicht erlaubt.',
  'document.state_invalid': 'Die Einstellung {key} des Blocks {label} passt nicht: {reason}.',
  'document.unsafe': '{reason}',
  'category.missing': 'Diese Kategorie gibt es nicht.',
  'category.taken': 'Es gibt bereits einen Eintrag mit dem Namen {slug}.',
  'replacement.missing': 'Diese Ersetzung lässt sich nicht mehr rückgängig machen.',
  'removal.missing': 'Das lässt sich nicht mehr rückgängig machen.',
  'taxonomy.missing': 'Diese Taxonomie gibt es nicht.',
  'taxonomy.fixed': 'Kategorien und Schlagwörter gehören zu jeder Website und können nicht entfernt werden.',
  'taxonomy.taken': 'Es gibt bereits eine Taxonomie mit dem Namen {name}.',
  'tag.missing': 'Kein Beitrag hat das Schlagwort {tag}.',
  'type.missing': 'Es gibt keinen Inhaltstyp mit der Mehrzahl {plural}.',
  'type.in_use':
    'Es gibt noch Einträge dieses Typs ({count}), manche vielleicht im Papierkorb. Lösche sie zuerst endgültig.',
  'type.secret_in_row':
    'Das Feld {name} kann nicht geheim sein: Die Zeilen einer Liste werden Lesern gezeigt.',
  'type.exists': 'Es gibt bereits einen Inhaltstyp mit diesem Namen.',
  'type.taken': 'Die Mehrzahl {plural} wird bereits von einem anderen Inhaltstyp verwendet.',
  'type.system': 'Dieser integrierte Typ kann so nicht geändert werden.',
  'redirect.loop': 'Diese Weiterleitung würde zu sich selbst zurückführen.',
  'redirect.leaves': 'Nur Administratoren können Besucher auf eine andere Website weiterleiten.',
  'redirect.hides': 'Der Pfad {path} zeigt {shown}; eine Weiterleitung würde das verdecken.',
  'redirect.invalid': '{reason}',
  'view.missing': 'Diese Ansicht gibt es nicht.',
  'view.too_many': 'Von dieser Liste gibt es bereits 30 Ansichten; bitte entferne zuerst eine.',
  'list.cursor_invalid': 'Diese Stelle in der Liste gibt es nicht; bitte beginne am Anfang.',
  'search.target_unknown': 'Unter {target} gibt es nichts zu durchsuchen.',
} satisfies Translation<English>
