import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useText } from '#platform/texts/texts.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'

/** Asks before unsaved changes are lost, on the way to another page, tab or home. */
export function LeaveDialog({ isDirty }: { isDirty: boolean }) {
  const t = useText()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      (currentLocation.pathname !== nextLocation.pathname ||
        currentLocation.search !== nextLocation.search),
  )

  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])

  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={t('templates.leave')}
      cancelLabel={t('templates.stay')}
      onClose={() => blocker.reset()}
      confirmLabel={t('templates.leave_anyway')}
      isDangerous
      isBusy={false}
      onConfirm={() => blocker.proceed()}
    >
      <p>{t('templates.leave_description')}</p>
    </ConfirmDialog>
  )
}
