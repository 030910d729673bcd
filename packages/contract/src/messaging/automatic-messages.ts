import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { languages, perLanguage } from '#platform/language.ts'
import { recordOf } from '#platform/record-of.ts'
import { placeholders } from './placeholders.ts'

/** When an automatic message is sent, in the order of a stay. */
export const occasions = ['booking_confirmed', 'day_before_arrival', 'checkout'] as const
export type Occasion = (typeof occasions)[number]

/** Sending times by the clock of the home; other messages are sent at once. */
export const sendingTimes = { day_before_arrival: '10:00', checkout: '08:00' } as const

export const maxTemplateLength = 2000

/** PostgreSQL's text type accepts every character but this one. */
const nulCharacter = '\u0000'

/** An owner's text with placeholders; empty in a language without a text. */
const Template = z
  .string()
  .trim()
  .max(maxTemplateLength)
  .refine((text) => !text.includes(nulCharacter))

export const Templates = z.strictObject(perLanguage(() => Template))
export type Templates = z.infer<typeof Templates>

export const Values = z.object(recordOf(placeholders, z.string().nullable()))

export const ValuesInLanguages = z.object(perLanguage(() => Values))
export type ValuesInLanguages = z.infer<typeof ValuesInLanguages>

const AutomaticMessage = z.object({
  occasion: z.enum(occasions),
  isOn: z.boolean(),
  texts: z.object(perLanguage(() => z.string())),
  /** Sent back with an edit, so that an edit of an older text is noticed; zero before the first. */
  version: z.int(),
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string().nullable(),
})
export type AutomaticMessage = z.infer<typeof AutomaticMessage>

const Home = z.object({ slug: z.string(), name: z.string() })

/** The next booking of the home, to preview what its guest would read. */
const SampleBooking = z.object({
  guest: z.string(),
  language: z.enum(languages),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  values: ValuesInLanguages,
})
export type SampleBooking = z.infer<typeof SampleBooking>

const HomeMessages = z.object({
  home: Home,
  messages: z.array(AutomaticMessage),
  sample: SampleBooking.nullable(),
})
export type HomeMessages = z.infer<typeof HomeMessages>

const ownerAccess = ['identity.sign_in_required', 'resource.not_found'] as const

export const automaticMessagesEndpoints = endpoints({
  'GET /owner/automatic-messages': {
    summary: 'List the automatic messages of one of your homes, or of the first one',
    query: z.strictObject({ home: z.string().max(100).optional() }),
    result: z.object({ homes: z.array(Home), chosen: HomeMessages.nullable() }),
    problems: [...ownerAccess, 'co_hosts.role_too_small'],
  },
  'PUT /owner/automatic-messages/:slug/:occasion': {
    summary: 'Save an automatic message of a home, edited from this version',
    params: z.strictObject({ slug: z.string().max(200), occasion: z.enum(occasions) }),
    body: z.strictObject({ version: z.int().min(0), isOn: z.boolean(), texts: Templates }),
    result: AutomaticMessage,
    problems: [
      ...ownerAccess,
      'co_hosts.role_too_small',
      'messaging.placeholder_unknown',
      'messaging.template_empty',
      'messaging.template_outdated',
    ],
  },
})
