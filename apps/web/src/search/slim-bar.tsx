import { Link } from 'react-router'
import { useText } from '#platform/texts.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import type { CapsulePart } from './capsule.tsx'
import styles from './slim-bar.module.css'
import { useCapsuleWords } from './use-capsule-words.ts'

type SlimBarProps = { isPast: boolean; onOpen: (part: CapsulePart) => void }

/** Slides in once the cover is gone, with the capsule folded. */
export default function SlimBar({ isPast, onOpen }: SlimBarProps) {
  const t = useText()
  const words = useCapsuleWords()
  return (
    <div className={classes(styles.bar, isPast && styles.shown)} inert={!isPast}>
      <div className={`measure ${styles.row}`}>
        <Link to='/' className={styles.wordmark} aria-label={t('shell.home')}>
          Marea
        </Link>
        <div className={styles.capsule}>
          {(['where', 'when', 'guests'] as const).map((part) => (
            <button key={part} type='button' onClick={() => onOpen(part)}>
              {words[part]}
            </button>
          ))}
          <button
            type='button'
            className={styles.go}
            aria-label={t('search.go')}
            onClick={() => onOpen('where')}
          >
            <Icon name='search' small />
          </button>
        </div>
      </div>
    </div>
  )
}
