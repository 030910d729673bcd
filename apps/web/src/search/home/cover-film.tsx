import { useEffect, useRef, useState } from 'react'
import { Icon } from '#ui/media/icon.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './cover-film.module.css'
import mp4 from './film/hero.mp4?url'
import webm from './film/hero.webm?url'

/** Plays silently over the cover photo and is hidden from screen readers. */
export default function CoverFilm({ labels }: { labels: { play: string; pause: string } }) {
  const video = useRef<HTMLVideoElement>(null)
  const [hasStarted, setStarted] = useState(false)
  const [isPaused, setPaused] = useState(false)
  usePlayInView(video, isPaused)
  return (
    <>
      <video
        ref={video}
        className={classes('unprinted', styles.film, hasStarted && styles.started)}
        muted
        loop
        playsInline
        disablePictureInPicture
        tabIndex={-1}
        aria-hidden='true'
        onPlaying={() => setStarted(true)}
      >
        <source src={webm} type='video/webm; codecs="av01.0.04M.08"' />
        <source src={mp4} type='video/mp4' />
      </video>
      {hasStarted && (
        <button
          type='button'
          className={`unprinted ${styles.pause}`}
          aria-label={isPaused ? labels.play : labels.pause}
          onClick={() => setPaused(!isPaused)}
        >
          <Icon name={isPaused ? 'play' : 'pause'} small />
        </button>
      )}
    </>
  )
}

/** Pauses out of view to save battery. */
function usePlayInView(video: { current: HTMLVideoElement | null }, isPaused: boolean) {
  useEffect(() => {
    const element = video.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      // Browsers may refuse to play, and then the photo stays.
      if (entry?.isIntersecting && !isPaused) element.play().catch(() => undefined)
      else element.pause()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [video, isPaused])
}
