import { useText } from '#platform/texts.tsx'
import { toast } from '#platform/toast.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { TextButton } from '#ui/text-link.tsx'
import styles from './heart.module.css'
import { keep, useIsKept } from './kept.ts'

type HeartProps = { slug: string; name: string }

/** Lies on a photograph; works before signing in. */
export function Heart({ slug, name }: HeartProps) {
  const t = useText()
  const { isKept, turn } = useHeart(slug)
  return (
    <button
      type='button'
      aria-pressed={isKept}
      aria-label={t('favorites.keep', { name })}
      className={classes(styles.heart, isKept && styles.on)}
      onClick={turn}
    >
      <Icon name='heart' filled={isKept} />
    </button>
  )
}

export function HeartWithWords({ slug }: Pick<HeartProps, 'slug'>) {
  const t = useText()
  const { isKept, turn } = useHeart(slug)
  return (
    <TextButton aria-pressed={isKept} onClick={turn} className={classes(isKept && styles.saved)}>
      <Icon name='heart' small filled={isKept} />
      {t(isKept ? 'favorites.saved' : 'favorites.save')}
    </TextButton>
  )
}

function useHeart(slug: string) {
  const t = useText()
  const isKept = useIsKept(slug)

  function turn() {
    keep(slug, !isKept).catch(() => toast.error(t('favorites.failed')))
  }

  return { isKept, turn }
}
