export const notificationChannels = ['app', 'email', 'push'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

export const notificationGroups = ['stays', 'homes', 'messages', 'payments'] as const
export type NotificationGroup = (typeof notificationGroups)[number]

/** The setting of a channel until the person changes it; `always` cannot be changed. */
export type ChannelDefaults = Readonly<Record<NotificationChannel, 'always' | 'on' | 'off'>>

/** Receipts, and what a person must know about their money, are always emailed. */
export const receipt = { app: 'always', email: 'always', push: 'on' } as const
export const urgent = { app: 'always', email: 'on', push: 'on' } as const
export const normal = { app: 'on', email: 'on', push: 'off' } as const
export const quiet = { app: 'on', email: 'off', push: 'off' } as const
