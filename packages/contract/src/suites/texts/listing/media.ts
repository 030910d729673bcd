import type { Texts } from '#platform/language.ts'

export const listingMediaTexts = {
  'listing.photo': { en: 'Photo {{number}}', es: 'Foto {{number}}' },
  'listing.cover': { en: 'Cover', es: 'Portada' },
  'listing.add_photos': { en: 'Add photos', es: 'Agregar fotos' },
  'listing.add_photos_note': {
    en: 'Drop them here or choose files. JPEG, PNG, GIF or HEIC, at least 1,600 px on the longer side. We make large photos smaller for you.',
    es: 'Suéltelas aquí o elija archivos. JPEG, PNG, GIF o HEIC, de al menos 1,600 px en el lado más largo. Reducimos por usted las fotos grandes.',
  },
  'listing.photo_move': { en: 'Move photo {{number}}', es: 'Mover foto {{number}}' },
  'listing.photo_move_hint': {
    en: 'Drag to reorder, or press the arrow keys while the handle is focused.',
    es: 'Arrastre para ordenar, o use las flechas del teclado sobre el control.',
  },
  'listing.photo_moved': {
    en: 'Photo moved to position {{number}} of {{all}}',
    es: 'Foto en la posición {{number}} de {{all}}',
  },
  'listing.photo_cover': { en: 'Use as cover', es: 'Usar como portada' },
  'listing.photo_remove': { en: 'Remove', es: 'Eliminar' },
  'listing.photo_more': {
    en: 'More actions for photo {{number}}',
    es: 'Más acciones para la foto {{number}}',
  },
  'listing.photo_room': { en: 'Room', es: 'Espacio' },
  'listing.photo_alt': {
    en: 'Description in {{language}}, photo {{number}}',
    es: 'Descripción en {{language}}, foto {{number}}',
  },
  'listing.photo_alt_add': {
    en: 'Add description in {{language}}',
    es: 'Agregue la descripción en {{language}}',
  },
  'listing.photo_alt_note': {
    en: 'Descriptions are read aloud to guests who can’t see the photo. Say what’s in it, in one sentence. You can start in one language and add the other before you publish.',
    es: 'Las descripciones se leen en voz alta a quien no puede ver la foto. Diga qué muestra, en una frase. Puede empezar en un idioma y agregar el otro antes de publicar.',
  },
  'listing.photo_description': {
    en: 'Description, read aloud',
    es: 'Descripción, se lee en voz alta',
  },
  'listing.photo_caption_title': {
    en: 'Caption, shown under the photo (optional)',
    es: 'Pie de foto, se ve debajo (opcional)',
  },
  'listing.photo_caption': {
    en: 'Caption in {{language}}, photo {{number}}',
    es: 'Pie de foto en {{language}}, foto {{number}}',
  },
  'listing.photo_caption_add': {
    en: 'Add caption in {{language}}',
    es: 'Agregar pie de foto en {{language}}',
  },
  'listing.video': { en: 'Video', es: 'Video' },
  'listing.video_note': {
    en: 'Optional. MP4 with H.264 or WebM, up to 40 MB and 3 minutes. We can’t convert other formats. Guests see it only when they press play.',
    es: 'Opcional. MP4 con H.264 o WebM, hasta 40 MB y 3 minutos. No podemos convertir otros formatos. Los huéspedes lo ven solo si lo reproducen.',
  },
  'listing.video_add': { en: 'Add video', es: 'Agregar video' },
  'listing.video_replace': { en: 'Replace', es: 'Reemplazar' },
  'listing.video_remove': { en: 'Remove video', es: 'Eliminar video' },
  'listing.video_other': { en: 'Choose another file', es: 'Elegir otro archivo' },
  'listing.video_caption': { en: 'Video caption', es: 'Descripción del video' },
  'listing.video_poster': { en: 'Photo before it plays', es: 'Foto antes de reproducirlo' },
  'listing.video_lost': {
    en: 'The connection dropped. The video is still on this device.',
    es: 'Se perdió la conexión. El video sigue en este dispositivo.',
  },
  'listing.processing': { en: 'Processing…', es: 'Procesando…' },
  'listing.uploading': { en: 'Uploading {{share}}', es: 'Subiendo {{share}}' },
  'listing.upload_preparing': { en: 'Preparing…', es: 'Preparando…' },
  'listing.upload_waiting': { en: 'Waiting', es: 'En espera' },
  'listing.upload_failed': { en: 'Upload failed', es: 'No se subió' },
  'listing.upload_lost': {
    en: 'The connection dropped. The photo is still on this device.',
    es: 'Se perdió la conexión. La foto sigue en este dispositivo.',
  },
  'listing.upload_retry': { en: 'Retry', es: 'Reintentar' },
  'listing.upload_cancel': { en: 'Remove {{file}}', es: 'Eliminar {{file}}' },
  'listing.too_many_files': {
    en: 'A home can have up to {{count}} photos. The others weren’t added.',
    es: 'Una casa puede tener hasta {{count}} fotos. Las demás no se agregaron.',
  },
} satisfies Texts
