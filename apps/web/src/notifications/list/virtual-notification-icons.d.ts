/** Made by the build from the notification kinds, whose texts and schemas no page needs. */
declare module 'virtual:notification-icons' {
  type Kinds = typeof import('@marea/contract/notifications/kinds.ts').notificationKinds
  export const kindIcons: { [Kind in keyof Kinds]: Kinds[Kind]['icon'] }
}
