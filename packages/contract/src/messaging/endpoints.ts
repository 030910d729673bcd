import { z } from 'zod'
import { BookingCard } from '#bookings/endpoints.ts'
import { endpoints } from '#platform/endpoint.ts'
import { Money } from '#platform/money.ts'
import { replyTimes } from '#suites/reply-time.ts'
import { contactHints } from './contact-hints.ts'
import { maxMessageLength, maxMessagePhotos, participantRoles } from './message-rules.ts'
import { MessagePhoto } from './photos.ts'

/** A booking event in the conversation, without an author. */
export const ConversationNote = z.object({
  kind: z.enum(['confirmed', 'changed', 'cancelled']),
  reference: z.string(),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  total: Money,
  /** Who canceled. */
  by: z.enum(['guest', 'owner', 'platform']).nullable(),
})
export type ConversationNote = z.infer<typeof ConversationNote>

export const Message = z.object({
  id: z.int(),
  /** The id from the sender's device; a note has neither id nor sender. */
  clientId: z.uuid().nullable(),
  from: z.enum(participantRoles).nullable(),
  /** The first name of the team member who wrote, in support conversations. */
  author: z.string().nullable(),
  /**
   * Empty beside photos alone; null in a note, and where the sender has deleted their account and
   * messages.
   */
  text: z.string().nullable(),
  photos: z.array(MessagePhoto),
  /** What the text seems to share or suggest while the two have no booking; a warning only. */
  hints: z.array(z.enum(contactHints)),
  /** Sent by the product in the owner's name, from what the owner wrote ahead. */
  isAutomatic: z.boolean(),
  note: ConversationNote.nullable(),
  sentAt: z.iso.datetime(),
})
export type Message = z.infer<typeof Message>

export const ConversationCard = z.object({
  id: z.uuid(),
  /** The reader's own role in the conversation. */
  side: z.enum(participantRoles),
  /** Without a name where the account has been deleted. */
  other: z.object({ firstName: z.string().nullable(), photo: z.string().nullable() }),
  /** Null in the conversation with Marea's team. */
  suite: BookingCard.shape.suite.nullable(),
  last: Message.nullable(),
  unread: z.int(),
  /** Archived by the reader until the next message. */
  isArchived: z.boolean(),
})
export type ConversationCard = z.infer<typeof ConversationCard>

/** The booking that a support conversation is about. */
export const SupportBooking = BookingCard.pick({
  id: true,
  reference: true,
  checkIn: true,
  checkOut: true,
}).extend({
  home: z.string(),
  /** Whether the person is the guest and not the owner. */
  isGuest: z.boolean(),
})
export type SupportBooking = z.infer<typeof SupportBooking>

export const Conversation = ConversationCard.extend({
  /** The last message each has read; zero before the first. */
  readId: z.int(),
  otherReadId: z.int(),
  /** The last message that a device of the other has received. */
  otherDeliveredId: z.int(),
  /** Whether the two have a booking; until then contact details are warned about. */
  hasBooking: z.boolean(),
  /** Whether the reader has blocked the other person, and may do so: not with an upcoming stay. */
  isBlocked: z.boolean(),
  canBlock: z.boolean(),
  /** How soon the owner usually replies, for guests; null while it is not known. */
  repliesWithin: z.enum(replyTimes).nullable(),
  /** The booking that a support conversation is about, if any; null in other conversations. */
  booking: SupportBooking.nullable(),
  /** The stay that the conversation is most likely about. */
  stay: BookingCard.pick({
    id: true,
    reference: true,
    status: true,
    checkIn: true,
    checkOut: true,
    timeZone: true,
    guests: true,
    children: true,
    infants: true,
    pets: true,
    total: true,
  })
    .extend({
      extras: z.array(z.string()),
      checkInAt: z.iso.datetime(),
      checkOutAt: z.iso.datetime(),
    })
    .nullable(),
})
export type Conversation = z.infer<typeof Conversation>

const params = z.strictObject({ room: z.uuid() })
const ownConversationAccess = ['identity.sign_in_required', 'resource.not_found'] as const
export const messageId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

/** PostgreSQL's text type accepts every character but this one. */
const nulCharacter = '\u0000'

export const MessageText = z
  .string()
  .trim()
  .max(maxMessageLength)
  .refine((text) => !text.includes(nulCharacter))

const NewMessage = z
  .strictObject({
    id: z.uuid(),
    text: MessageText,
    /** Uploaded to the same conversation before, in the order in which they are shown. */
    photoIds: z
      .array(z.uuid())
      .max(maxMessagePhotos)
      .refine((ids) => new Set(ids).size === ids.length)
      .default([]),
  })
  .refine(({ text, photoIds }) => text !== '' || photoIds.length > 0)

export const messagingEndpoints = endpoints({
  'GET /rooms': {
    summary:
      'List your conversations as guest and as owner, newest first; `before` is the id of the last message of the last one read',
    query: z.strictObject({
      before: messageId.optional(),
      show: z.enum(['active', 'archived']).default('active'),
    }),
    result: z.object({ items: z.array(ConversationCard), hasMore: z.boolean() }),
    problems: ['identity.sign_in_required'],
  },
  'GET /rooms/unread': {
    summary: 'Count your unread messages',
    result: z.object({
      count: z.int(),
      /** The newest of them; zero without any. */
      newestId: z.int(),
    }),
    problems: ['identity.sign_in_required'],
  },
  'PUT /rooms/delivery': {
    summary: 'Mark messages as delivered to this device up to this one, in all conversations',
    body: z.strictObject({ messageId: z.int().min(1) }),
    result: z.object({ rooms: z.int() }),
    problems: ['identity.sign_in_required'],
  },
  'POST /rooms': {
    summary:
      'Open the conversation about a booking or a home, or with our team; repeating the call returns the same room',
    body: z.union([
      z.strictObject({ bookingId: z.uuid() }),
      z.strictObject({ slug: z.string().max(200) }),
      z.strictObject({ support: z.literal(true), bookingId: z.uuid().optional() }),
    ]),
    result: z.object({ id: z.uuid() }),
    problems: [...ownConversationAccess, 'messaging.own_home', 'messaging.too_many_rooms'],
  },
  'GET /rooms/:room/messages': {
    summary:
      'List the newest messages of a room, those before or after one, or the newest back to one; oldest first',
    params,
    query: z.strictObject({
      before: messageId.optional(),
      after: messageId.optional(),
      from: messageId.optional(),
    }),
    result: z.object({ room: Conversation, items: z.array(Message), hasMore: z.boolean() }),
    problems: ownConversationAccess,
  },
  'POST /rooms/:room/messages': {
    summary:
      'Send a message; `id` is made by the client, so that a repeated message is stored once',
    params,
    body: NewMessage,
    result: Message,
    problems: [
      ...ownConversationAccess,
      'messaging.too_many',
      'messaging.other_left',
      'messaging.blocked',
      'messaging.blocked_by_you',
      'messaging.photo_gone',
      'ledger.key_reused',
    ],
  },
  'PUT /rooms/:room/reading': {
    summary: 'Mark as read up to a message; the mark only moves forward',
    params,
    body: z.strictObject({ messageId: z.int().min(1) }),
    result: z.object({ messageId: z.int() }),
    problems: ownConversationAccess,
  },
  'POST /rooms/:room/typing': {
    summary: 'Show the other participant that you are typing; it is not stored',
    params,
    result: z.object({ done: z.literal(true) }),
    problems: [
      ...ownConversationAccess,
      'messaging.too_many',
      'messaging.blocked',
      'messaging.blocked_by_you',
    ],
  },
})
