const hints = ['contact', 'payment'] as const
export type ContactHint = (typeof hints)[number]
export const contactHints: readonly [ContactHint, ...ContactHint[]] = hints

/**
 * Whether a text shares contact details or suggests paying outside the platform, also where it is
 * spelled to get around such a search. It is a warning and not a filter, so a few misses are better
 * than many false alarms.
 */
export function findContactHints(text: string): ContactHint[] {
  const plain = foldAccents(text.toLowerCase())
  const isContact = hasEmail(plain) || hasChat(plain) || hasPhone(plain)
  return contactHints.filter((hint) => (hint === 'contact' ? isContact : hasPayment(plain)))
}

function foldAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}

const domain = 'com|net|org|edu|info|biz|io|me|co|us|mx|es|ar|cl|pe|ve|br|fr|de|uk'

const emailPatterns = [
  new RegExp(
    `(?<![\\w.+-])[\\w.+-]{1,64}\\s?@\\s?[\\w-]{1,64}(\\s?\\.\\s?[\\w-]{1,64}){0,4}\\s?\\.\\s?(${domain})\\b`,
  ),
  new RegExp(
    `(?<![\\w.+-])[\\w.+-]{1,64}\\s{0,2}[([{ ](at|arroba)[)\\]} ]\\s{0,2}[\\w-]{1,64}\\s{0,2}[([{ ]?(dot|punto|\\.)[)\\]} ]?\\s*(${domain})\\b`,
  ),
]

function hasEmail(text: string): boolean {
  return emailPatterns.some((pattern) => pattern.test(text))
}

/** Letters that are often replaced by digits and signs. */
const lookalikes: Record<string, string> = {
  a: 'a4@',
  e: 'e3',
  i: 'i1!',
  l: 'l1|',
  o: 'o0',
  s: 's5$',
}

/** A name as a separate word, also with gaps or lookalikes between and for its letters. */
function spelled(name: string): RegExp {
  const letters = [...name.replaceAll(' ', '')].map((letter) => `[${lookalikes[letter] ?? letter}]`)
  return new RegExp(`(?<![\\p{L}\\d])${letters.join('[\\s._*-]{0,2}')}(?![\\p{L}])`, 'u')
}

const chatPatterns = [
  ...['whatsapp', 'whatsap', 'wasap', 'guasap', 'watsap', 'telegram', 'wechat', 'viber'].map(
    spelled,
  ),
  /what'?’?s ?app\b/,
  /\b(wa\.me|t\.me|m\.me|signal\.me|line\.me|ig\.me|instagram\.com|facebook\.com|fb\.com)\//,
  /\b(on|by|via|por|en) (signal|wsp|wpp|messenger|imessage|facetime)\b/,
  /\b(my|mi|our|nuestro) (insta(gram)?|ig|facebook|snap(chat)?|skype|wsp|wpp)\b/,
  /\b(find|add|dm|message|text|write|busqueme|busquenos|agregueme|escribame)( me| us)? (on|at|en|al|por) (insta(gram)?|ig|facebook|snap(chat)?|skype)\b/,
  /(?<![\w.@])@[a-z][\w.]{3,}/,
]

function hasChat(text: string): boolean {
  return chatPatterns.some((pattern) => pattern.test(text))
}

const numberWords: Record<string, string> = {
  zero: '0',
  oh: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  cero: '0',
  uno: '1',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
}

/** Numbers that are no phone number: money, dates, times, measures. */
const otherNumbers = [
  /(\$|usd|us\$|mxn|€)\s?\d[\d.,]*/g,
  /(?<!\d)\d[\d.,]*\s?(%|usd|dollars?|dolares|pesos|mxn|euros?|sq|ft|feet|pies|m2|km|miles?|millas|min|guests?|huespedes|nights?|noches)\b/g,
  /\b\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\b/g,
  /\b\d{1,2}[-/.]\d{1,2}[-/.](\d{4}|\d{2})\b/g,
  /\b\d{1,2}:\d{2}\b/g,
  /(?<!\d)\d+(,\d{3})+(\.\d+)?/g,
]

const phonePattern = /(?<![\p{L}\d.,])\+?\(?\d(?:[\s().·–-]{0,3}\d){6,14}(?![\d\p{L}])/gu
const askedFor =
  /\b(call|phone|text|tel|cell?|mobile|number|reach|llam\w+|telefono|celular|numero|movil)\b/

function hasPhone(text: string): boolean {
  const cleared = otherNumbers.reduce((rest, pattern) => rest.replace(pattern, ' / '), text)
  const digits = cleared.replace(/[a-z]+/g, (word) => numberWords[word] ?? word)
  const isAsked = askedFor.test(text)
  return [...digits.matchAll(phonePattern)].some(([found]) => isPhone(found, isAsked))
}

function isPhone(found: string, isAsked: boolean): boolean {
  const groups = found.match(/\d+/g) ?? []
  const count = groups.join('').length
  const isSpelled = groups.every((group) => group.length === 1) && count >= 7
  const isGrouped = groups.length <= 5 && groups.some((group) => group.length >= 3)
  if (isSpelled) return count >= 9 || isAsked
  if (!isGrouped) return false
  const isLocal = /^\d{3}[\s.-]\d{4}$/.test(found)
  return count >= 10 || isAsked || isLocal || found.startsWith('+') || isTriple(groups)
}

/** As in 612 345 678. */
function isTriple(groups: readonly string[]): boolean {
  return groups.length === 3 && groups.every((group) => group.length === 3)
}

const paymentPatterns = [
  ...['zelle', 'venmo', 'paypal', 'cashapp', 'western union', 'moneygram', 'bizum', 'bitcoin'].map(
    spelled,
  ),
  /\b(crypto|btc|usdt|iban|clabe|oxxo|routing number|gift cards?|tarjetas? de regalo)\b/,
  /\b(wire|bank) transfers?\b/,
  /\b(wire|send|transfer) (me|us|you|it|the) ?(the )?(money|payment|deposit|funds|rest|half)\b/,
  /\bwire (me|you|it|the|money)\b/,
  /\btransferencia( bancaria)?\b/,
  /\bdeposit\w* (directo|bancario|a (mi|su|la) cuenta)\b/,
  /\b(pay|paid|paying|payment)\b[^.?!]{0,24}\bcash\b/,
  /\bcash\b[^.?!]{0,16}\b(payment|discount|deposit|upfront|price|instead)\b/,
  /\bpag\w*\b[^.?!]{0,24}\befectivo\b/,
  /\b(precio|descuento)\b[^.?!]{0,16}\befectivo\b/,
  /\b(pay|paid|paying|book|booking|deal)\b[^.?!]{0,24}\b(directly|outside|off[ -](the )?(platform|app|site)|without marea)\b/,
  /\boutside (of )?(marea|the (platform|app|site|website))\b/,
  /\b(por )?fuera de (marea|la (plataforma|app|pagina|aplicacion))\b/,
  /\b(pag|reserv)\w*\b[^.?!]{0,24}\b(directamente|directo|por fuera|sin marea)\b/,
]

function hasPayment(text: string): boolean {
  return paymentPatterns.some((pattern) => pattern.test(text))
}
