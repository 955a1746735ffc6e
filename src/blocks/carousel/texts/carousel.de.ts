/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './carousel.ts'

export default {
  label: 'Karussell',
  keywords: 'slider, folien, diashow',
  carousel: 'Karussell',
  unable_to_advance: 'Weiterblättern nicht möglich',
  slide_gone: 'Die aktuelle Folie wurde nicht gefunden.',
  previous_slide: 'Vorherige Folie',
  next_slide: 'Nächste Folie',
  slide_of: 'Folie {value} von {all}',
  pause: 'Anhalten',
  kind: 'Karussell',
  slides: '{label}: Folien',
  play: 'Abspielen',
  slides_at_once: 'Folien gleichzeitig',
  one: 'Eine',
  two: 'Zwei',
  three: 'Drei',
  after_the_last_comes: 'Nach der letzten kommt die erste',
  moves_on_by_itself: 'Automatisch weiter nach (Sekunden)',
  example_0_never_it_stands:
    '0: nie. Unter dem Mauszeiger hält das Karussell an, und immer bei allen, die weniger Bewegung eingestellt haben.',
  quotes: 'Zitate',
  what_people_say: 'Was Leute sagen',
  i_stopped_buying_six: '„Ich kaufe von nichts mehr sechs.“',
  ines: 'Ines',
  the_handle_fits_two: '„Der Henkel passt für zwei Finger und einen Daumen.“',
  marek: 'Marek',
  it_was_broken_once: '„Einmal kam er zerbrochen an, und sie haben einen neuen geschickt.“',
  jo: 'Jo',
} satisfies Translation<English>
