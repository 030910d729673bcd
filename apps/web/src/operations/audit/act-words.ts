import { type RecordedAct, withoutMissingDetails } from '@marea/contract/operations/audit.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { startLine } from '@marea/contract/platform/time/start-line.ts'
import type { TextParams } from '@marea/contract/platform/translate.ts'
import { displayCurrencies } from '@marea/contract/pricing/display-currencies.ts'
import { PlatformFeeCode } from '@marea/contract/suites/platform-fees.ts'
import { shownFee } from '#operations/fees/fee-value.ts'
import { percentOf } from '#operations/tax-rates/read-rate.ts'
import { formatRate } from '#ui/format/format-estimate.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import { formatNumber } from '#ui/format/format-number.ts'
import { formatPercent } from '#ui/format/format-percent.ts'
import { accountArea, withShortIds } from './account-request.ts'

export type Speech = {
  language: Language
  named: (key: string, params?: TextParams) => string
  day: (date: string) => string
  time: (instant: string) => string
}

export type Act = Pick<RecordedAct, 'act' | 'subject' | 'details'>
type Value = string | number | boolean
type Show = (value: Value, speech: Speech, act: Act) => string

export type ActWords = { sentence: string; details: { label: string; value: string }[] }

export function wordsOfAct(act: Act, speech: Speech): ActWords {
  const key = `audit.${act.act}`
  const text = speech.named(key)
  const shown = Object.entries(act.details).flatMap(([name, value]) =>
    value === null || value === ''
      ? []
      : [{ name, value: showValue(name, value, { act, speech }) }],
  )
  const params = Object.fromEntries(shown.map(({ name, value }) => [name, value]))
  return {
    sentence: text === key ? readable(act.act) : withoutMissingDetails(speech.named(key, params)),
    details: shown
      .filter(({ name }) => !text.includes(`{{${name}}}`) || name === 'request')
      .map(({ name, value }) => ({
        label: labelOf(name, { act, speech }),
        value: name === 'request' ? withShortIds(String(act.details.request)) : value,
      })),
  }
}

type Context = { act: Act; speech: Speech }

function labelOf(name: string, { act, speech }: Context): string {
  for (const key of [`${act.act.replace('.', '_')}_${name}`, name]) {
    const label = speech.named(`audit.detail.${key}`)
    if (label !== `audit.detail.${key}`) return label
  }
  return readable(name)
}

function showValue(name: string, value: Value, { act, speech }: Context): string {
  const [area = ''] = act.act.split('.')
  const show = shows[`${act.act}.${name}`] ?? shows[`${area}.${name}`] ?? shows[name] ?? plain
  return show(value, speech, act)
}

const money: Show = (value, { language }) => formatMoney(Number(value), language)
const perMille: Show = (value) => formatPercent(Number(value) / 1000)
const taxRate: Show = (value) => percentOf(Number(value))

/** What one dollar is, in the currency that the act is about. */
const exchangeRate: Show = (value, speech, act) => {
  const currency = displayCurrencies.find((each) => act.subject === `currency:${each}`)
  return currency ? formatRate(currency, Number(value), speech.language) : plain(value, speech)
}

function word(keyOf: (value: Value) => string): Show {
  return (value, speech) => {
    const text = speech.named(keyOf(value))
    return text === keyOf(value) ? plain(value, speech) : text
  }
}

const role = word((value) => `people.profile.${value}`)
const license = word((value) => `license.${value}`)
const articleKind = word((value) => `audit.article.${value}`)
const destination = word((value) => `admin_bookings.to.${value}`)
const part = word((value) => (value === 'nights' ? 'admin_bookings.nightly' : `price.${value}`))

const fee: Show = (value, speech, act) => {
  const code = PlatformFeeCode.safeParse(act.subject.replace(/^fee:/, ''))
  return code.success ? shownFee(code.data, Number(value), speech.language) : plain(value, speech)
}

const places: Show = (value, speech, act) =>
  String(value)
    .split(',')
    .map((place) => word((each) => `listing.city.${each}`)(place, speech, act))
    .join(', ')

const fields: Show = (value, speech, act) =>
  String(value)
    .split(',')
    .map((field) => word((each) => `audit.field.${each}`)(field, speech, act))
    .join(', ')

/** The title of a group in the reader's language. */
const titles: Show = (value, speech) => {
  try {
    const parsed: Record<string, unknown> = Object(JSON.parse(String(value)))
    return String(parsed[speech.language] ?? value)
  } catch {
    return plain(value, speech)
  }
}

/** By the name of a detail, with the area or the act before it where it needs its own format. */
const shows: Readonly<Record<string, Show>> = {
  amount: money,
  charge: money,
  refund: money,
  commissionPerMille: perMille,
  perMille,
  rate: taxRate,
  percent: (value) => formatPercent(Number(value) / 100),
  language: word((value) => `audit.language.${value}`),
  outcome: word((value) => `message_reports.outcome.${value}`),
  audience: word((value) => `switches.audience.${value}`),
  country: word((value) => `admin_payouts.country.${value}`),
  direction: word((value) => `audit.direction.${value}`),
  jurisdictions: places,
  fields,
  request: (value, { named }) => named(`audit.account.${accountArea(String(value))}`),
  'approvals.kind': word((value) => `admin_approvals.kind.${value}`),
  'approvals.before': money,
  'articles.kind': articleKind,
  'articles.group_added.after': titles,
  'articles.group_changed.before': titles,
  'articles.group_changed.after': titles,
  'articles.group_deleted.before': titles,
  'bookings.code': part,
  'bookings.to': destination,
  'currencies.rate': exchangeRate,
  'currencies.before': exchangeRate,
  'fees.value': fee,
  'fees.before': fee,
  'homes.kind': license,
  'identity.role_changed.before': role,
  'identity.role_changed.after': role,
  'identity.acting_ended.by': word((value) => `audit.acting_end.${value}`),
  'taxes.before': taxRate,
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const date = /^\d{4}-\d{2}-\d{2}$/
const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/
const storedWord = /^[a-z]+(_[a-z]+)+$/

/** For details that this version of the console does not know. */
function plain(value: Value, { language, named, day, time }: Speech): string {
  if (typeof value === 'boolean') return named(value ? 'audit.yes' : 'audit.no')
  if (typeof value === 'number') return formatNumber(value, language)
  if (uuid.test(value)) return value.slice(0, 8)
  if (date.test(value)) return day(value)
  if (instant.test(value)) return time(value)
  return storedWord.test(value) ? readable(value) : value
}

/** `commissionPerMille` and `booking_refund` as words. */
export function readable(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_.]+/g, ' ')
    .toLowerCase()
  return startLine(words)
}
