import type { Suite } from '@marea/contract/suites/endpoints.ts'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { Link } from '#platform/page/link.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { photoSet } from '#suites/photo-set.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Photo } from '#ui/media/photo.tsx'
import { useBackCloses } from '#ui/overlay/use-back-closes.ts'
import { useReturnFocus } from '#ui/overlay/use-return-focus.ts'
import { Columns } from '#ui/page/columns.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './photo-tour.module.css'
import { type TourPhoto, type TourRoom, tourRooms } from './tour-rooms.ts'

type PhotoTourProps = {
  suite: Pick<Suite, 'name' | 'photos' | 'sleepingAreas'>
  /** The photo shown above the tour, from 1. */
  number: number | null
  onClose: () => void
  /** The viewer of that photo; it must open after the tour to be above it. */
  children: ReactNode
}

/** All photos of a home by room, at full screen. */
export default function PhotoTour({ suite, number, onClose, children }: PhotoTourProps) {
  const t = useText()
  const leave = useBackCloses(true, onClose)
  useReturnFocus(true)
  const { dialog, isOpen } = useModal()
  useFocusOnLastPhoto(dialog, number)
  const rooms = tourRooms(suite)
  return (
    <>
      <dialog
        ref={dialog}
        className={`whole-window ${styles.tour}`}
        aria-label={t('tour.title', { name: suite.name })}
        onClose={leave}
      >
        <div className={styles.top}>
          <header className={styles.head}>
            <Heading level={2}>{suite.name}</Heading>
            <IconButton
              icon='close'
              label={t('ui.close')}
              onClick={() => dialog.current?.close()}
            />
          </header>
          {rooms.length > 1 && <Thumbnails rooms={rooms} />}
        </div>
        <div className={styles.rooms}>
          {rooms.map((room) => (
            <Room key={room.id} room={room} />
          ))}
        </div>
      </dialog>
      {isOpen && children}
    </>
  )
}

function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    setOpen(true)
  }, [])

  return { dialog, isOpen }
}

/** After paging in the viewer, focus returns to the photo seen last. */
function useFocusOnLastPhoto(dialog: RefObject<HTMLElement | null>, number: number | null) {
  const last = useRef<number>(null)
  useEffect(() => {
    const seen = last.current
    last.current = number
    if (number !== null || seen === null) return
    dialog.current?.querySelector<HTMLElement>(`[data-photo="${seen}"]`)?.focus()
  }, [dialog, number])
}

function Thumbnails({ rooms }: { rooms: readonly TourRoom[] }) {
  const t = useText()
  const nameOf = useRoomName()
  return (
    <nav className={styles.thumbnails} aria-label={t('tour.rooms')}>
      {rooms.map((room) => (
        <button key={room.id} type='button' onClick={() => goToRoom(room.id)}>
          <Photo photo={photoSet(room.photos[0].photo)} alt='' sizes='96px' ratio='3 / 2' />
          <span>{nameOf(room)}</span>
        </button>
      ))}
    </nav>
  )
}

function goToRoom(id: string) {
  const heading = document.getElementById(headingId(id))
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : 'smooth' })
}

function Room({ room }: { room: TourRoom }) {
  const nameOf = useRoomName()
  return (
    <Columns
      as='section'
      shares={[3, 9]}
      className={styles.room}
      aria-labelledby={headingId(room.id)}
    >
      <h3 id={headingId(room.id)} tabIndex={-1}>
        {nameOf(room)}
      </h3>
      <ul className={styles.photos}>
        {room.photos.map((each, index) => (
          <li key={each.photo.key}>
            <PhotoOfRoom {...each} isWide={index === 0 && room.photos.length % 2 === 1} />
          </li>
        ))}
      </ul>
    </Columns>
  )
}

function PhotoOfRoom({ photo, number, isWide }: TourPhoto & { isWide: boolean }) {
  const t = useText()
  const language = useLanguage()
  const { state } = useLocation()
  const [params] = useSearchParams()
  const next = new URLSearchParams(params)
  next.set('photo', String(number))
  const alt = photo.alt[language]
  return (
    <figure>
      <Link
        to={`?${next}`}
        replace
        state={state}
        preventScrollReset
        aria-label={t('suite.open_photo', { photo: alt })}
        data-photo={number}
      >
        <Photo
          photo={photoSet(photo)}
          alt={alt}
          sizes={isWide ? '(max-width: 860px) 100vw, 800px' : '(max-width: 860px) 100vw, 400px'}
        />
      </Link>
      {photo.caption && <figcaption>{photo.caption[language]}</figcaption>}
    </figure>
  )
}

function useRoomName(): (room: TourRoom) => string {
  const t = useText()
  const language = useLanguage()
  return ({ name, kind }) => name?.[language] ?? t(`listing.room.${kind}`)
}

function headingId(id: string): string {
  return `tour-${id}`
}
