/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './addressProblems.ts'

export default {
  choose_country: 'Bitte wähle ein Land.',
  not_a_phone: 'Das ist keine Telefonnummer',
  not_a_postcode: 'Das ist keine Postleitzahl für {country}',
  no_region: {
    select: 'kind',
    Emirate: 'Dieses Emirat gibt es hier nicht: {country}',
    Province: 'Diese Provinz gibt es hier nicht: {country}',
    State: 'Diesen Bundesstaat gibt es hier nicht: {country}',
    Department: 'Dieses Departement gibt es hier nicht: {country}',
    Governorate: 'Dieses Gouvernement gibt es hier nicht: {country}',
    County: 'Diese Grafschaft gibt es hier nicht: {country}',
    Prefecture: 'Diese Präfektur gibt es hier nicht: {country}',
    other: 'Diese Region gibt es hier nicht: {country}',
  },
} satisfies Translation<English>
