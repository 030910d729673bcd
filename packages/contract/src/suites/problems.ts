export const suitesProblems = {
  'suites.not_ready': {
    status: 409,
    en: 'This home isn’t ready to be published.',
    es: 'Esta casa aún no está lista para publicarse.',
  },
  'suites.is_sample': {
    status: 409,
    en: 'This is a sample home. Guests can’t book it.',
    es: 'Esta es una casa de muestra. Los huéspedes no pueden reservarla.',
  },
  'suites.license_changed': {
    status: 409,
    en: 'The owner has changed this license. Check the new number.',
    es: 'El propietario cambió esta licencia. Verifique el número nuevo.',
  },
  'suites.license_missing': {
    status: 409,
    en: 'A required license is missing for this home.',
    es: 'Falta una licencia obligatoria para esta casa.',
  },
  'suites.slug_taken': {
    status: 409,
    en: 'Another home already uses this web address.',
    es: 'Otra casa ya usa esta dirección web.',
  },
  'suites.section_changed': {
    status: 409,
    en: 'Someone else changed this section while you were editing.',
    es: 'Otra persona modificó esta sección mientras usted la editaba.',
  },
  'suites.photo_unknown': {
    status: 400,
    en: 'One of these photos was not uploaded here.',
    es: 'Una de estas fotos no se subió aquí.',
  },
  'suites.too_many_photos': {
    status: 409,
    en: 'This home has too many uploaded photos. We delete unused ones after a day.',
    es: 'Esta casa tiene demasiadas fotos subidas. Eliminamos las que no se usan después de un día.',
  },
  'suites.too_many_videos': {
    status: 409,
    en: 'You have uploaded too many videos today. Try again tomorrow.',
    es: 'Subió demasiados videos hoy. Inténtelo de nuevo mañana.',
  },
  'suites.too_many_drafts': {
    status: 409,
    en: 'You have too many unpublished homes. Finish one before you add another.',
    es: 'Tiene demasiadas casas sin publicar. Termine una antes de agregar otra.',
  },
  'suites.photo_taken': {
    status: 409,
    en: 'This photo is already used by another home.',
    es: 'Otra casa ya usa esta foto.',
  },
} as const
