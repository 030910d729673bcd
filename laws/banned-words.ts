import type { Language } from '@marea/contract/platform/language.ts'

type Rules = Record<string, RegExp>

const enUnit =
  '(minutes?|hours?|(business )?days?|weeks?|months?|years?|nights?|digits?|characters?|photos?|homes?|stays?|stars?|categories|codes?)'
const esUnit =
  '(minutos?|horas?|días?|semanas?|meses|años?|noches?|dígitos?|caracteres|fotos?|casas?|estancias?|estrellas?|categorías|códigos?)'

/** What nothing written for Marea says, each under what it says in its place. */
export const bannedEverywhere: Partial<Record<Language, Rules>> = {
  en: {
    'canceled, canceling': /\bcancell(ed|ing)\b/i,
    'favorite, neighbor, color, license, gray, check':
      /\b(favourite|neighbour|colour|licence|grey|cheque|metre)/i,
    'line, parking garage, airplane, bakery, bathroom':
      /\b(to queue|car park|dearer|aeroplane|fishmonger|panelling|shower room|walks? with a stick)\b/i,
    'around, afterward': /\bround the\b|\bafterwards\b/i,
    owner: /\bkeeper\b/i,
    'sign in': /\blog(ged)? in\b/i,
    email: /\b(mailbox|mails)\b/i,
    'business days': /\bworking days?\b/i,
    action: /\bacts?\b(?! (alone|as)\b)/i,
    'right away': /\bat once\b/i,
    'will see this':
      /\breads (this|it|so)\b|\b(owner|guest|person|applicant|colleague|administrator|buyer)s? reads?\b/i,
    'X’s account':
      /\bthe (account|wallet|balance|role|withdrawal|calendar|home) of (…|an?\b|another\b|the (guest|owner|person)\b)/i,
    'we’ll notify': /\b(is|are|be|been) told\b/i,
    'will be sent': /\bbecomes? (sent|paid|deleted|canceled)\b/i,
    'audit log': /\baudit trail\b/i,
    console: /\b(control room|admin panel|back office)\b/i,
    'connected calendars': /\b(linked|synced|external) calendars?\b/i,
    'expiration date': /\bexpiry\b/i,
    escrow: /\b(trust account|in custody)\b/i,
  },
  es: {
    '“ ”': /[«»]/,
    agregar: /\bañad(ir|a|e|ido)\b/i,
    estancia: /\bestadías?\b/i,
    'con impuestos y cargos': /\btodo incluido\b/i,
    concierge: /\bconserjería\b/i,
    penthouse: /(?<!\p{L})ático/iu,
    'usted, ustedes': /\b(vosotros|tú|tus)\b/i,
    'gastos recurrentes': /\bcuentas? (recurrentes?|fijas?|por pagar)\b/i,
    'inténtelo de nuevo':
      /\b(intente|trate) (de nuevo|otra vez|más tarde)\b|\b(antes|después) de intentar\b/i,
    subir:
      /\bcargue\b|\b(puede|debe|para) cargar\b|\bcarga de (las )?(fotos?|archivos?|videos?)\b/i,
    'se canceló, se aprobó':
      /(?<!\p{L})(fue|fueron) (cancel|aprob|rechaz|envi|pag|elimin|proces|revis|reembols|retir|bloque|acept)ad[oa]s?\b|(?<!\p{L})(fue|fueron) (resuel|deshe|inclu|revert)\w+|(?<!\p{L})han? sido\b/iu,
    'se marcará como':
      /(?<!\p{L})pasan? a (enviad|pagad|eliminad|cancelad|rechazad|aprobad)[oa]s?\b/iu,
    'verá este texto': /(?<!\p{L})(lo|la) (lee|leen|leerá|leerán)(?!\p{L})/iu,
    'registro de auditoría': /\bbitácora\b|\brastro de auditoría\b/i,
    custodia: /\bfideicomiso\b|\bescrow\b/i,
    'calendarios conectados': /\bcalendarios? (vinculado|enlazado|externo)s?\b/i,
    'trolley, zona, bugambilia': /\btranvía\b|\bbuganvilla\b/i,
  },
}

/** What texts of the interface, emails and API summaries do not say; stories and reviews may. */
export const bannedInInterface: Partial<Record<Language, Rules>> = {
  en: {
    'elevator, vacation, apartment, dinner': /\b(lift|(?<!public )holiday|flat|supper)\b/i,
    'We couldn’t …': /\b(could not|couldn’t|cannot) be \w+ed\b/i,
    'is incorrect': /\bis not right\b/i,
    'isn’t available': /\b(cannot|to|can) be had\b/i,
    guest: /\b(renter|traveller|party)\b/i,
    booking: /\breservations?\b/i,
    'hold, release, expire': /\b(let go|runs? out|ran out|given? back|set aside)\b/i,
    refund: /\b(comes?|came|goes|sent|gave|gives?) back\b(?! to)/i,
    'wallet, available balance': /\b(purse|free balance|free to use)\b/i,
    total: /\bwhole price\b/i,
    'taxes and fees included': /\b(all in|everything in)\b(?! (one|it))/i,
    'photo, video': /\b(photograph|film)s?\b/i,
    'open, sign in': /\bcome in\b/i,
    email: /\bmail\b/i,
    'our team': /\b(somebody|nobody)\b/i,
    'your own': /\bone’s\b/i,
    'numerals for limits and counts': new RegExp(
      `\\b(two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|thirty|sixty|ninety) ${enUnit}\\b`,
      'i',
    ),
    'in effect, upcoming, start date': /\bin force\b|\bcoming (fee|rate|tax|change)|^first day$/i,
    Blog: /\bjournal\b/i,
    Rejected: /\bnot accepted\b/i,
    'recurring bill': /\b(recurring|standing|repeating) (expense|cost|payment)s?\b/i,
    'free, no fee': /\bfree of charge\b/i,
    'applies from': /\bsince when\b/i,
    View: /^See (the|my|your) \w+$/,
    'no exclamation marks': /!$/,
  },
  es: {
    monto: /\bimportes?\b/i,
    configuración: /\bajustes\b/i,
    solicitud: /\bpetici(ón|ones)\b/i,
    'apartamento, auto, concreto, sala, foco, elevador':
      /\b(pisos?|coches?|hormigón|salón|bombillas?|ascensor)\b/i,
    disponible: /(?<!aire )\blibres?\b/i,
    predeterminada: /\bpor defecto\b/i,
    correo: /\b(buzón|cartas?)\b/i,
    comodidades: /\bamenidades\b/i,
    reembolsar: /\b(devolver|devolvemos|devolveremos)\b/i,
    usted: /\btu\b/i,
    'cifras para límites y cantidades': new RegExp(
      `\\b(dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|treinta|sesenta|noventa) ${esUnit}\\b`,
      'i',
    ),
    blog: /\bdiario de Marea\b|^Diario$/i,
    rechazado: /\bno aceptad[oa]\b/i,
  },
}
