import type { ReactNode } from 'react'
import type { MiddlewareFunction } from 'react-router'
import { openOtherArea } from '#platform/area/other-area.ts'
import { FollowEditedTexts } from '#platform/texts/follow-edited-texts.ts'
import { loadTextsWithData } from '#platform/texts/language.ts'
import { Guard } from '#shell/access/guard.tsx'
import type { AccessOf } from '#shell/access.ts'
import { AccountNotesHost, AuthDialogHost } from '#shell/frame/auth-dialog-host.tsx'
import { Frame } from '#shell/frame/frame.tsx'
import { NewVersion } from '#shell/frame/new-version.tsx'
import { OverlayHistory } from '#ui/overlay/use-back-closes.ts'
import { HashTarget } from '#ui/scroll/hash-target.ts'

export const clientMiddleware: MiddlewareFunction[] = [openOtherArea, loadTextsWithData]

type AreaProps = {
  accessOf: AccessOf
  onPhoto?: boolean
  search?: ReactNode
  children: ReactNode
}

/** The frame of an area, and what works beside every page of it. */
export function Area({ children, ...frame }: AreaProps) {
  return (
    <Frame
      {...frame}
      above={<AccountNotesHost place='above' />}
      below={<AccountNotesHost place='below' />}
    >
      <Guard>{children}</Guard>
      <AuthDialogHost />
      <NewVersion />
      <FollowEditedTexts />
      <OverlayHistory />
      <HashTarget />
    </Frame>
  )
}
