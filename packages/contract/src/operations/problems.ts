export const operationsProblems = {
  'imports.too_large': {
    status: 413,
    en: 'The file is too large (maximum 10 MB). Split it into several files.',
    es: 'El archivo es demasiado grande (máximo 10 MB). Divídalo en varios archivos.',
  },
  'imports.too_many_rows': {
    status: 400,
    en: 'The file has too many rows (maximum 20,000). Split it into several files.',
    es: 'El archivo tiene demasiadas filas (máximo 20,000). Divídalo en varios archivos.',
  },
  'imports.not_csv': {
    status: 400,
    en: 'We couldn’t read this file as CSV. In your spreadsheet, save it as “CSV UTF-8” and add it again.',
    es: 'No pudimos leer este archivo como CSV. En su hoja de cálculo, guárdelo como “CSV UTF-8” y agréguelo de nuevo.',
  },
  'imports.open_quote': {
    status: 400,
    en: 'A quotation mark in this file is never closed, so we can’t tell where its cell ends. Correct the file and add it again.',
    es: 'En este archivo hay comillas sin cerrar y no sabemos dónde termina su celda. Corrija el archivo y agréguelo de nuevo.',
  },
  'imports.empty': {
    status: 400,
    en: 'This file has no rows. It needs a first row with the names of the columns and a row for each item.',
    es: 'Este archivo no tiene filas. Necesita una primera fila con los nombres de las columnas y una fila por cada elemento.',
  },
  'imports.no_homes': {
    status: 400,
    en: 'This page doesn’t describe a home as schema.org data (VacationRental, LodgingBusiness, Accommodation or Product). Enter the home in a CSV file instead.',
    es: 'Esta página no describe una casa con datos de schema.org (VacationRental, LodgingBusiness, Accommodation o Product). Escriba la casa en un archivo CSV.',
  },
  'imports.page_unreachable': {
    status: 400,
    en: 'We couldn’t open this page. Check the address. If it opens in your browser, save the page there and upload the file.',
    es: 'No pudimos abrir esta página. Revise la dirección. Si se abre en su navegador, guárdela ahí y suba el archivo.',
  },
  'imports.address_refused': {
    status: 400,
    en: 'Enter the address of a public page, for example https://example.com/my-home.',
    es: 'Ingrese la dirección de una página pública, por ejemplo https://example.com/mi-casa.',
  },
  'imports.not_calendar': {
    status: 400,
    en: 'We couldn’t read this calendar. It may be incomplete, too large or repeat without an end. Export it again and add the new file.',
    es: 'No pudimos leer este calendario. Puede estar incompleto, ser demasiado grande o repetirse sin fin. Expórtelo de nuevo y agregue el nuevo archivo.',
  },
  'imports.own_calendar': {
    status: 400,
    en: 'This calendar was exported from here, so its stays are already here.',
    es: 'Este calendario se exportó desde aquí, por lo que sus estancias ya están aquí.',
  },
  'imports.columns_missing': {
    status: 400,
    en: 'Choose a column or a value for each required field, and each column only once.',
    es: 'Elija una columna o un valor para cada campo obligatorio, y cada columna una sola vez.',
  },
  'imports.dates_ambiguous': {
    status: 400,
    en: 'We can’t tell whether these dates begin with the month or the day. Choose the order, then check again.',
    es: 'No podemos saber si estas fechas empiezan con el mes o con el día. Elija el orden y revise de nuevo.',
  },
  'imports.nothing_ready': {
    status: 409,
    en: 'No row is ready to import. Correct the file and add it again.',
    es: 'Ninguna fila está lista para importar. Corrija el archivo y agréguelo de nuevo.',
  },
  'imports.not_now': {
    status: 409,
    en: 'This import has already moved on. Refresh the page to see where it is.',
    es: 'Esta importación ya avanzó. Actualice la página para ver en qué va.',
  },
  'exports.under_way': {
    status: 409,
    en: 'Another export is being downloaded. Try again when it’s done.',
    es: 'Se está descargando otra exportación. Inténtelo de nuevo cuando termine.',
  },
  'emails.not_waiting': {
    status: 409,
    en: 'This email isn’t waiting to be sent again.',
    es: 'Este correo no está en espera de un nuevo envío.',
  },
  'acting.refused': {
    status: 409,
    en: 'You can’t open an administrator’s account or a locked account.',
    es: 'No puede abrir la cuenta de un administrador ni una cuenta bloqueada.',
  },
  'acting.denied': {
    status: 403,
    en: 'Only the account holder can do this. Leave the account and ask them to do it.',
    es: 'Solo el titular de la cuenta puede hacerlo. Salga de la cuenta y pídaselo.',
  },
  'operations.use_console': {
    status: 403,
    en: 'This isn’t your home. Make this change in the console, or open the owner’s account.',
    es: 'Esta casa no es suya. Haga este cambio en la consola o abra la cuenta del propietario.',
  },
  'operations.yourself': {
    status: 409,
    en: 'You can’t do this to your own account. Ask a colleague.',
    es: 'No puede hacer esto con su propia cuenta. Pídaselo a otra persona del equipo.',
  },
  'operations.admin_unconfirmed': {
    status: 409,
    en: 'Administrators need a confirmed email, a password and an unlocked account. Ask the person to add what’s missing.',
    es: 'Para administrar se necesita un correo confirmado, una contraseña y una cuenta sin bloqueo. Pida a la persona que agregue lo que falta.',
  },
} as const
