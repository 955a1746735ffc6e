/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './invariants.ts'

export default {
  I1: 'Weniger vorhanden als reserviert',
  I2: 'Reservierte Menge weicht von den Reservierungen ab',
  I3: 'Bestand weicht von seinen Bewegungen ab',
  I4: 'Eine Bestellung geht nicht auf',
  I5: 'Bezahlter Betrag weicht von den Zahlungen ab',
  I6: 'Doppelt bezahlt',
  I7: 'Mehr erstattet als bezahlt',
  I8: 'Zwei aktive Bestellungen aus einem Warenkorb',
  I9: 'Ein Ereignis wartet länger als zehn Minuten',
  I10: 'Ein Preis, den der Shop damals nicht verlangt hat',
  I11: 'Eine Reservierung ohne wartende Bestellung',
  I12: 'Ein zu oft eingelöster Rabatt',
} satisfies Translation<English>
