import { type MouseEvent, type ReactNode, useState, ViewTransition } from 'react'

type SharedPhotoProps = {
  /** Of several cards on a page only the one that was clicked moves. */
  isShared: boolean
  children: ReactNode
}

/** The photo of a clicked card grows into the first photo of the home's page. */
export function SharedPhoto({ isShared, children }: SharedPhotoProps) {
  return (
    <ViewTransition name={isShared ? 'suite-photo' : 'auto'} default='none' share='auto'>
      {children}
    </ViewTransition>
  )
}

/** Clicks that open another tab leave this page as it is. */
export function useSharedPhoto() {
  const [isShared, setShared] = useState(false)
  return {
    isShared,
    onClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
      if (!metaKey && !ctrlKey && !shiftKey && !altKey) setShared(true)
    },
  }
}
