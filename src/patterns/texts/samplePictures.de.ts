/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './samplePictures.ts'

export default {
  restaurant_table: 'Ein am Abend gedeckter Tisch mit Pasta, Wein, Oliven und Kerzen',
  restaurant_room: 'Ein Speiseraum mit Bögen, Hängelampen und gedeckten Tischen',
  dish_1: 'Spaghetti mit Tomaten und Basilikum auf einem blauen Teller',
  dish_2: 'Tomaten um einen weißen Käse',
  dish_3: 'Kürbissuppe mit einem Schuss Sahne',
  wine: 'Eine Flasche und ein Glas Rotwein in warmem Licht',
  architecture_1: 'Betontreppen zwischen Mauern in hartem Sonnenlicht',
  architecture_2: 'Bögen aus Terrakotta mit langen Schatten unter blauem Himmel',
  architecture_3: 'Ein weißes Haus auf einem Hügel in der Dämmerung',
  abstract_1: 'Glänzende gefaltete Bänder von Apricot bis Blau',
  abstract_2: 'Kugeln aus Glas und Satin von Apricot bis Violett',
  abstract_3: 'Papierwellen von Nachtblau bis Orange, mit einem Mond',
  device: 'Ein Laptop und ein Smartphone auf einem Schreibtisch',
  event_stage: 'Eine Band auf einer Bühne vor einer Scheibe aus Licht',
  event_poster: 'Neonringe, ein Dreieck und ein Zickzack',
  lookbook_chair: 'Ein Sessel aus gebogenen Rohren in Terrakotta',
  lookbook_lamp: 'Eine flaschengrüne Tischlampe, eingeschaltet',
  lookbook_vase: 'Eine kobaltblaue Vase mit Zweigen',
  portrait_1: 'Porträt aus geschichtetem Papier in Terrakotta',
  portrait_2: 'Profil aus geschichtetem Papier in Nachtblau',
  portrait_3: 'Porträt aus weißem Papier auf Koralle',
  portrait_4: 'Ein blauer Kopf mit Strohhut',
} satisfies Translation<English>
