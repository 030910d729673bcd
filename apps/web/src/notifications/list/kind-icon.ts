import { kindIcons } from 'virtual:notification-icons'
import type { NotificationKind } from '@marea/contract/notifications/kinds.ts'
import type { IconName } from '#ui/media/icon.tsx'

/** Fails to compile if a kind uses an icon that does not exist. */
export const iconOf: Record<NotificationKind, IconName> = kindIcons
