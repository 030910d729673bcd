import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { languages } from '#platform/language.ts'
import { notificationChannels, notificationGroups } from './channels.ts'
import { notificationKindNames } from './kinds.ts'

const Kind = z.enum(notificationKindNames)
const Group = z.enum(notificationGroups)

export const Notification = z.object({
  id: z.int(),
  kind: Kind,
  group: Group,
  /** In each language, so that a page can change its own without a request. */
  words: z.record(
    z.enum(languages),
    z.object({ title: z.string(), body: z.string(), action: z.string() }),
  ),
  path: z.string(),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
})
export type Notification = z.infer<typeof Notification>

const Channel = z.object({ isOn: z.boolean(), isSwitchable: z.boolean() })

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** When emails and pushes wait, in the person's time zone; `from` may be later than `to`. */
export const QuietHours = z.strictObject({
  isOn: z.boolean(),
  from: Time,
  to: Time,
  timeZone: z.string().min(1).max(60),
})
export type QuietHours = z.infer<typeof QuietHours>

export const NotificationPreferences = z.object({
  kinds: z.array(
    z.object({
      kind: Kind,
      group: Group,
      channels: z.object({ app: Channel, email: Channel, push: Channel }),
    }),
  ),
  /** Null until the person decides. */
  quietHours: QuietHours.nullable(),
})
export type NotificationPreferences = z.infer<typeof NotificationPreferences>

const signedIn = ['identity.sign_in_required'] as const
const notificationId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const tokenParams = z.strictObject({ token: z.string().min(1).max(300) })

export const notificationsEndpoints = endpoints({
  'GET /notifications': {
    summary:
      'List your notifications, newest first; `before` is the id of the last one read, `counts` are for the filters',
    query: z.strictObject({
      show: z.enum(['all', 'unread']).default('all'),
      group: Group.optional(),
      before: notificationId.optional(),
    }),
    result: z.object({
      items: z.array(Notification),
      hasMore: z.boolean(),
      counts: z.object({
        all: z.int(),
        unread: z.int(),
        groups: z.record(Group, z.int()),
      }),
    }),
    problems: signedIn,
  },
  'GET /notifications/unread': {
    summary: 'Count your unread notifications',
    result: z.object({ count: z.int() }),
    problems: signedIn,
  },
  'PUT /notifications/read': {
    summary: 'Mark all as read, up to the newest one that was seen',
    body: z.strictObject({ upTo: notificationId }),
    result: z.object({ count: z.int() }),
    problems: signedIn,
  },
  'PUT /notifications/:id/read': {
    summary: 'Mark one as read',
    params: z.strictObject({ id: notificationId }),
    result: z.object({ id: z.int() }),
    problems: [...signedIn, 'resource.not_found'],
  },
  'GET /notification-preferences': {
    summary: 'Get your channels for each kind of notification, and your quiet hours',
    result: NotificationPreferences,
    problems: signedIn,
  },
  'PUT /notification-preferences': {
    summary: 'Turn one channel of one kind on or off',
    body: z.strictObject({
      kind: Kind,
      channel: z.enum(notificationChannels),
      isOn: z.boolean(),
    }),
    result: NotificationPreferences,
    problems: [...signedIn, 'notifications.always_on', 'request.too_many'],
  },
  'PUT /notification-preferences/quiet-hours': {
    summary: 'Set quiet hours and their time zone',
    body: QuietHours,
    result: NotificationPreferences,
    problems: [
      ...signedIn,
      'notifications.time_zone_unknown',
      'notifications.quiet_hours_empty',
      'request.too_many',
    ],
  },
  'GET /unsubscribe/:token': {
    summary: 'Show which emails an unsubscribe link is about, and whether they are still sent',
    params: tokenParams,
    result: z.object({ kind: Kind, isOn: z.boolean() }),
    problems: ['resource.not_found'],
  },
  'POST /unsubscribe/:token': {
    summary: 'Stop the emails of an unsubscribe link; the same call again changes nothing',
    params: tokenParams,
    result: z.object({ kind: Kind, isOn: z.boolean() }),
    problems: ['resource.not_found'],
  },
})
