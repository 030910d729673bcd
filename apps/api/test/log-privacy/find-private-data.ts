export type KnownValue = { kind: string; value: string }

/** `shown` is the line with everything private masked, so that a report repeats nothing. */
export type Finding = { kind: string; line: number; shown: string }

type Match = { kind: string; text: string }

const uuids = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi
const email = /[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g
const token = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{30,}/g
const addressWithSecret =
  /[?&#](?:\w*token|reset|confirm|unsubscribe|invitation|code|secret|pin|password)=[^&\s"']{4,}|\/calendars\/[\w-]{16,}/gi
const longNumber = /(?<![\d.])\d(?:[ -]?\d){8,18}(?![\d.])/g

/** Fields whose values are private whatever they are, such as a PIN that looks like any number. */
const privateField =
  /^(?:pin|conPin|\w*password|\w*secret|\w*token|authorization|cookie|set-cookie|x-xsrf-token|door|doorCode|arrivalNotes|email|to|phone|accountNumber|clabe|routingNumber|cardNumber|number|cvc|fullName)$/i

/** What an operator sees when a demo starts, printed and not logged. */
const announced = new Set([
  'Demo sign-ins: guest@marea.test, owner@marea.test, admin@marea.test',
  'Password for each: Marea2026; /admin asks for an authenticator app at the first visit',
])

/** Searches lines of a log for personal data and secrets, by pattern and by known values. */
export function findPrivateData(log: string, known: readonly KnownValue[] = []): Finding[] {
  const [long, short] = splitByLength(known)
  return log.split('\n').flatMap((text, at) => {
    if (announced.has(text)) return []
    const matches = [
      ...matchesOf(text),
      ...fieldsOf(text),
      ...long.flatMap(({ kind, value }) => (text.includes(value) ? [{ kind, text: value }] : [])),
      ...short.flatMap(({ kind, value }) => (isQuoted(text, value) ? [{ kind, text: value }] : [])),
    ]
    const shown = matches.reduce((masked, { text: each }) => masked.replaceAll(each, '█'), text)
    return matches.map(({ kind }) => ({ kind, line: at + 1, shown: shown.slice(0, 400) }))
  })
}

/** A short number is found where it is a value of its own: any count may have the same digits. */
function isQuoted(text: string, value: string): boolean {
  return [`"${value}"`, `=${value}`, `(${value})`].some((quoted) => text.includes(quoted))
}

function splitByLength(known: readonly KnownValue[]): [KnownValue[], KnownValue[]] {
  return [
    known.filter(({ value }) => value.length >= 7),
    known.filter(({ value }) => value.length >= 4 && value.length < 7),
  ]
}

function matchesOf(line: string): Match[] {
  const text = line.replaceAll(uuids, 'id')
  const found = (kind: string, pattern: RegExp) =>
    (text.match(pattern) ?? []).map((text) => ({ kind, text }))
  const numbers = found('number', longNumber).flatMap(({ text }) => {
    const kind = kindOfNumber(text)
    return kind ? [{ kind, text }] : []
  })
  return [
    ...found('email', email),
    ...found('token', token),
    ...found('address with a secret', addressWithSecret),
    ...numbers,
  ]
}

function kindOfNumber(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '')
  if (/^(?:19|20)\d\d-\d\d-\d\d/.test(text)) return undefined
  if (digits.length === 18 && isClabe(digits)) return 'CLABE'
  if (digits.length >= 13 && isLuhn(digits)) return 'card number'
  if (digits.length === 9 && isRouting(digits)) return 'bank number'
  return undefined
}

function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

function isClabe(digits: string): boolean {
  const weights = [3, 7, 1]
  const sum = [...digits.slice(0, 17)].reduce(
    (total, digit, at) => total + ((Number(digit) * (weights[at % 3] ?? 0)) % 10),
    0,
  )
  return (10 - (sum % 10)) % 10 === Number(digits[17])
}

function isRouting(digits: string): boolean {
  const weights = [3, 7, 1]
  const sum = [...digits].reduce(
    (total, digit, at) => total + Number(digit) * (weights[at % 3] ?? 0),
    0,
  )
  return sum % 10 === 0
}

function fieldsOf(line: string): Match[] {
  if (!line.startsWith('{')) return []
  const matches: Match[] = []
  try {
    JSON.parse(line, (name, value) => {
      const isPrivate = privateField.test(name) && isValue(value) && value !== '[Redacted]'
      if (isPrivate) matches.push({ kind: `field ${name}`, text: String(value) })
      return value
    })
  } catch {
    return []
  }
  return matches
}

function isValue(value: unknown): boolean {
  return (typeof value === 'string' && value !== '') || typeof value === 'number'
}
