export const platformProblems = {
  'request.malformed_json': {
    status: 400,
    en: 'The request body is not valid JSON.',
    es: 'El cuerpo de la solicitud no es un JSON válido.',
  },
  'request.invalid': {
    status: 400,
    en: 'Some of the information entered isn’t valid.',
    es: 'Algunos de los datos ingresados no son válidos.',
  },
  'request.method_not_allowed': {
    status: 405,
    en: 'This address doesn’t accept this method.',
    es: 'Esta dirección no acepta este método.',
  },
  'request.too_large': {
    status: 413,
    en: 'The request is too large.',
    es: 'La solicitud es demasiado grande.',
  },
  'request.unsupported_type': {
    status: 415,
    en: 'This type of content isn’t accepted here.',
    es: 'Aquí no se acepta este tipo de contenido.',
  },
  'request.forgery_suspected': {
    status: 403,
    en: 'We couldn’t verify this request. Reload the page and try again.',
    es: 'No pudimos verificar esta solicitud. Recargue la página e inténtelo de nuevo.',
  },
  'request.too_many': {
    status: 429,
    en: 'Too many requests. Wait a moment and try again.',
    es: 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
  },
  'request.origin_refused': {
    status: 403,
    en: 'We don’t accept requests from this site.',
    es: 'No se aceptan solicitudes de este sitio.',
  },
  'request.key_missing': {
    status: 400,
    en: 'This call needs an Idempotency-Key of at most 150 characters.',
    es: 'Esta llamada necesita un Idempotency-Key de 150 caracteres como máximo.',
  },
  'request.in_progress': {
    status: 409,
    en: 'This request is still being processed. Try again in a moment.',
    es: 'La misma solicitud aún se está procesando. Inténtelo de nuevo en un momento.',
  },
  'resource.not_found': {
    status: 404,
    en: 'We couldn’t find what you’re looking for.',
    es: 'No encontramos lo que busca.',
  },
  'bank_accounts.in_use': {
    status: 409,
    en: 'A withdrawal to this account is in progress. You can remove the account once it arrives.',
    es: 'Hay un retiro en proceso a esta cuenta. Podrá eliminarla cuando llegue.',
  },
  'bank_accounts.number_invalid': {
    status: 400,
    en: 'These bank details aren’t valid.',
    es: 'Estos datos bancarios no son válidos.',
  },
  'bank_accounts.known': {
    status: 409,
    en: 'You’ve already added this bank account.',
    es: 'Ya agregó esta cuenta bancaria.',
  },
  'bank_accounts.not_saved': {
    status: 500,
    en: 'Could not save bank account',
    es: 'No se pudo guardar la cuenta bancaria',
  },
  'bank_accounts.not_loaded': {
    status: 500,
    en: 'Could not load bank accounts',
    es: 'No se pudieron cargar las cuentas bancarias',
  },
  'events.too_many_streams': {
    status: 429,
    en: 'You have too many tabs or devices open. Close one and try again.',
    es: 'Tiene demasiadas pestañas o dispositivos abiertos. Cierre uno e inténtelo de nuevo.',
  },
  'server.failed': { status: 500, en: 'An error has occurred', es: 'Ocurrió un error' },
  'server.unavailable': {
    status: 503,
    en: 'We’re temporarily unavailable. Try again in a minute.',
    es: 'No estamos disponibles por el momento. Inténtelo de nuevo en un minuto.',
  },
  'server.maintenance': {
    status: 503,
    en: 'We’re closed for maintenance. Try again later.',
    es: 'Estamos en mantenimiento. Inténtelo de nuevo más tarde.',
  },
  'server.not_open': {
    status: 403,
    en: 'We’re not open yet. Try again later.',
    es: 'Aún no abrimos. Inténtelo de nuevo más tarde.',
  },
  'server.busy': {
    status: 503,
    en: 'We’re busier than usual. Try again in a moment.',
    es: 'Tenemos más actividad de lo normal. Inténtelo de nuevo en un momento.',
  },
} as const
