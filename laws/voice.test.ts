import { languages } from '@marea/contract/platform/language.ts'
import { mailTextTables, textTables } from '@marea/contract/texts/tables.ts'
import { describe, expect, test } from 'vitest'

/** Words that the product does not use, each with the word it uses in their place. */
const banned: Partial<Record<string, Record<string, RegExp>>> = {
  en: {
    'canceled, canceling': /\bcancell(ed|ing)\b/i,
    'favorite, neighbor, color, license, gray, check':
      /\b(favourite|neighbour|colour|licence|grey|cheque|metre)/i,
    'elevator, line, parking garage, vacation, apartment, dinner':
      /\b(lift|to queue|car park|holiday|flat|supper|dearer)\b/i,
    'We couldn’t …': /\b(could not|couldn’t|cannot) be \w+ed\b/i,
    'is incorrect': /\bis not right\b/i,
    'isn’t available': /\b(cannot|to) be had\b/i,
    guest: /\b(renter|traveller|party)\b/i,
    owner: /\bkeeper\b/i,
    booking: /\breservations?\b/i,
    'hold, release, expire': /\b(let go|runs? out|ran out|given? back|set aside)\b/i,
    refund: /\b(comes?|came|goes|sent|gave|gives?) back\b(?! to)/i,
    'wallet, available balance': /\b(purse|free balance|free to use)\b/i,
    total: /\bwhole price\b/i,
    'taxes and fees included': /\b(all in|everything in)\b/i,
    'photo, video': /\b(photograph|film)s?\b/i,
    'sign in': /\blog(ged)? in\b|\bcome in\b/i,
    email: /\b(mailbox|mails?)\b/i,
    'business days': /\bworking days?\b/i,
    'our team': /\b(somebody|nobody)\b/i,
    View: /^See (the|my|your) \w+$/,
    'no exclamation marks': /!$/,
  },
  es: {
    agregar: /\bañad(ir|a|e|ido)/i,
    monto: /\bimportes?\b/i,
    configuración: /\bajustes\b/i,
    solicitud: /\bpetici(ón|ones)\b/i,
    '“ ”': /[«»]/,
    'apartamento, auto, concreto, sala, foco, elevador':
      /\b(pisos?|coches?|hormigón|salón|bombillas?|ascensor)\b/i,
    estancia: /\bestadías?\b/i,
    disponible: /(?<!aire )\blibres?\b/i,
    'con impuestos y cargos': /\btodo incluido\b/i,
    concierge: /\bconserjería\b/i,
    predeterminada: /\bpor defecto\b/i,
    correo: /\b(buzón|cartas?)\b/i,
    comodidades: /\bamenidades\b/i,
    penthouse: /(?<!\p{L})ático/iu,
    reembolsar: /\b(devolver|devolvemos|devolveremos)\b/i,
    'usted, ustedes': /\b(vosotros|tú|tu|tus)\b/i,
  },
}

for (const language of languages) {
  describe(`texts in ${language}`, () => {
    const texts = { ...textTables[language], ...mailTextTables[language] }
    for (const [better, pattern] of Object.entries(banned[language] ?? {})) {
      test(`say “${better}”`, () => {
        const found = Object.entries(texts).filter(([, text]) => pattern.test(withoutParams(text)))
        expect(Object.fromEntries(found)).toEqual({})
      })
    }
  })
}

function withoutParams(text: string): string {
  return text.replaceAll(/{{\w+}}/g, '…')
}
