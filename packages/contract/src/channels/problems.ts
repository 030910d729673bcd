export const channelsProblems = {
  'channels.address_refused': {
    status: 400,
    en: 'Enter a public web address that begins with https:// or http://.',
    es: 'Ingrese una dirección web pública que empiece con https:// o http://.',
  },
  'channels.unreachable': {
    status: 400,
    en: 'We couldn’t reach this address. Check it and try again.',
    es: 'No pudimos conectarnos con esta dirección. Revísela e inténtelo de nuevo.',
  },
  'channels.timed_out': {
    status: 400,
    en: 'This address didn’t respond within 10 seconds. Try again later.',
    es: 'Esta dirección no respondió en 10 segundos. Inténtelo más tarde.',
  },
  'channels.too_large': {
    status: 400,
    en: 'This calendar is larger than 1 MB.',
    es: 'Este calendario pesa más de 1 MB.',
  },
  'channels.too_many_redirects': {
    status: 400,
    en: 'This address redirects too many times. Copy it again from the channel.',
    es: 'Esta dirección redirige demasiadas veces. Cópiela de nuevo desde el canal.',
  },
  'channels.unreadable': {
    status: 400,
    en: 'We couldn’t read the response from this address. Copy it again from the channel.',
    es: 'No pudimos leer la respuesta de esta dirección. Cópiela de nuevo desde el canal.',
  },
  'channels.status': {
    status: 400,
    en: 'The channel refused this address. Copy it again from the channel.',
    es: 'El canal rechazó esta dirección. Cópiela de nuevo desde el canal.',
  },
  'channels.not_a_calendar': {
    status: 400,
    en: 'This is a page, not a calendar. In the channel’s calendar settings, copy the export address. It usually ends in .ics.',
    es: 'Esto es una página, no un calendario. En la configuración del calendario del canal, copie la dirección para exportar. Suele terminar en .ics.',
  },
  'channels.has_repeats': {
    status: 400,
    en: 'This calendar has repeating events that we can’t read.',
    es: 'Este calendario tiene eventos repetidos que no podemos leer.',
  },
  'channels.own_calendar': {
    status: 400,
    en: 'This is one of our calendars. Paste the address of the other channel’s calendar.',
    es: 'Este es uno de nuestros calendarios. Pegue la dirección del calendario del otro canal.',
  },
  'channels.feed_known': {
    status: 409,
    en: 'This calendar is already connected to this home.',
    es: 'Este calendario ya está conectado a esta casa.',
  },
  'channels.too_many_feeds': {
    status: 409,
    en: 'A home can have up to 10 connected calendars. Disconnect one first.',
    es: 'Una casa puede tener hasta 10 calendarios conectados. Desconecte uno primero.',
  },
  'channels.checked_just_now': {
    status: 429,
    en: 'We just checked this calendar. Try again in 30 seconds.',
    es: 'Acabamos de revisar este calendario. Inténtelo de nuevo en 30 segundos.',
  },
  'channels.not_paused': {
    status: 409,
    en: 'This calendar is no longer paused. Refresh to see its dates.',
    es: 'Este calendario ya no está en pausa. Actualice la página para ver sus fechas.',
  },
  'channels.conflict_closed': {
    status: 409,
    en: 'This conflict is already resolved.',
    es: 'Este conflicto ya está resuelto.',
  },
} as const
