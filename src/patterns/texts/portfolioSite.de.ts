/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './portfolioSite.ts'

export default {
  title: 'Portfolio',
  description: 'Startseite, Arbeiten, das Büro und Kontakt für Architektur und Fotografie, in Weiß und Rot.',
  home_text: 'Häuser, die im Juli kühl bleiben, geplant mit Schatten, Wind und dicken Mauern.',
  work_text: 'Drei von elf Häusern. Wir zeigen, worin Menschen wohnen, nicht was wir gezeichnet haben.',
  finished: 'Fertig',
  stairs: 'Treppe in Faro',
  stairs_note: '2024, 180 m²',
  stairs_text: 'Ein Haus, das in neun Stufen seinen Hang hinaufsteigt.',
  arches: 'Hof mit Bögen',
  arches_note: '2023, 240 m²',
  arches_text: 'Vier Familien um einen Baum.',
  hill: 'Haus auf dem Hügel',
  hill_note: '2021, 150 m²',
  hill_text: 'Außen weiß, innen dunkel, den ganzen Sommer kühl.',
  next_site: 'Im Bau',
  next_site_text: 'Eine Schule mit begehbarem Dach. Im nächsten September ist sie offen.',
  studio: 'Das Büro',
  studio_text: 'Vier Menschen, ein Modelltisch, keine Eile.',
  contact_text: 'Zeig uns ein Grundstück, eine Ruine oder eine Skizze.',
} satisfies Translation<English>
