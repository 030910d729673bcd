import { type ReactNode, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { useText } from '#platform/texts/texts.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

type LeaveDialogProps = {
  isDirty: boolean
  /** Whether two queries of the page show the same edit; by default only equal ones do. */
  isSameEdit?: (query: string, next: string) => boolean
  children: ReactNode
}

export function LeaveDialog({ isDirty, isSameEdit = isEqual, children }: LeaveDialogProps) {
  const t = useText()
  const isLeaving = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      (currentLocation.pathname !== nextLocation.pathname ||
        !isSameEdit(currentLocation.search, nextLocation.search)),
  )

  useEffect(() => {
    if (!isDirty) return
    // A page of another area is a document, before which the browser would ask once more.
    const ask = (event: BeforeUnloadEvent) => isLeaving.current || event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])

  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={t('ui.leave')}
      cancelLabel={t('ui.keep_editing')}
      onClose={() => blocker.reset()}
      confirmLabel={t('ui.discard_changes')}
      isDangerous
      isBusy={false}
      onConfirm={() => {
        isLeaving.current = true
        blocker.proceed()
      }}
    >
      <p>{children}</p>
    </ConfirmDialog>
  )
}

function isEqual(query: string, next: string): boolean {
  return query === next
}
