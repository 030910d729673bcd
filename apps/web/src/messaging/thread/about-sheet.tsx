import type { ReactNode } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { Sheet, SheetBody } from '#ui/overlay/sheet.tsx'

/** For screens without space beside the thread. */
export default function AboutSheet({
  onClose,
  children,
}: {
  onClose: () => void
  children: ReactNode
}) {
  const t = useText()
  return (
    <Sheet isOpen onClose={onClose} title={t('messaging.about')}>
      <SheetBody>{children}</SheetBody>
    </Sheet>
  )
}
