import { kindIcons } from 'virtual:notification-icons'
import type { NotificationKind } from '@marea/contract/notifications/kinds.ts'
import type { IconName } from '#ui/media/icon.tsx'

/** A kind whose icon does not exist is an error here. */
export const iconOf: Record<NotificationKind, IconName> = kindIcons
