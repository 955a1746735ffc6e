/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './embed.ts'

export default {
  label: 'Contenido insertado',
  keywords: 'youtube, vimeo, spotify, soundcloud, codepen, figma, iframe, insertar',
  unknown_url: 'No se puede mostrar nada de esta URL',
  paste_url: 'Pega una URL',
  from_provider: 'De {provider}',
  loads_from: 'Se carga desde {provider}, que entonces verá tu visita',
  a_video: 'Un vídeo',
  how_a_bowl_is: 'Cómo se tornea un cuenco',
  four_minutes_no_words: 'Cuatro minutos, sin palabras.',
  a_song: 'Una canción',
  kiln_song: 'Canción del horno',
  url_help: 'Cópiala del navegador. Funciona con {providers}.',
} satisfies Translation<English>
