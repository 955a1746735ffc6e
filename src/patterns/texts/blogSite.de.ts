/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './blogSite.ts'

export default {
  title: 'Blog',
  description:
    'Startseite mit den neuesten Artikeln, drei Artikel, eine Seite über dich und ein Newsletter, wie ein Magazin.',
  home_eyebrow: 'Notizen aus einem langsamen Jahr',
  home_title: 'Gehen, kochen, zuhören',
  home_lead: 'Jeden zweiten Sonntag ein langer Artikel, und ab und zu ein kurzer.',
  about_title: 'Hallo, ich bin Robin',
  about_lead: 'Ich schreibe über Orte, die man zu Fuß erreicht.',
  about_text:
    'Zehn Jahre lang habe ich an einem Schreibtisch gearbeitet. Dann lief der Mietvertrag aus, und ich habe Stiefel gekauft. Was ich unterwegs sehe, esse und höre, liest du hier.',
  articles: 'Artikel',
  arches: 'Schatten hat eine Form',
  arches_lead: 'Ein Nachmittag unter Bögen, bei vierzig Grad.',
  arches_1:
    'Um zwei Uhr nachmittags steht im Dorf niemand in der Sonne. Die Leute stehen, wohin die Bögen ihren Schatten werfen, und gehen mit ihm, alle Viertelstunde einen Schritt.',
  arches_heading: 'Was die Baumeister wussten',
  arches_2:
    'Der Bogen ist so tief wie hoch. Ich habe es mit meinem Hut gemessen. Im Winter erreicht die tiefe Sonne die Wand, im Sommer nie.',
  soup: 'Suppe für elf',
  soup_lead: 'Was man mit einem Kürbis macht, der größer ist als der Topf.',
  soup_1:
    'Er war ein Geschenk und passte nicht durch die Küchentür. Also haben wir draußen gekocht, und die Nachbarn brachten Schüsseln mit.',
  soup_heading: 'So wird sie gemacht',
  soup_2:
    'In Hälften rösten, bis die Ränder dunkel sind. Dann nur Wasser, Salz und Geduld, und die Sahne erst am Tisch.',
  stage: 'Die Stille vor dem ersten Lied',
  stage_lead: 'Dreitausend Menschen, und man hörte den Regen.',
  stage_1:
    'Das Licht geht aus, und einen Atemzug lang klatscht niemand. Für diesen Moment gehe ich auf Konzerte.',
  stage_heading: 'Was ich aufgeschrieben habe',
  stage_2:
    'Die Schlagzeugerin zählt mit den Lippen. Der Mann neben mir schließt die Augen vor dem ersten Ton, nicht danach.',
} satisfies Translation<English>
