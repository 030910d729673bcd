import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './favorite-button.module.css'
import { setFavorite, useIsFavorite } from './saved.ts'

type FavoriteButtonProps = { slug: string; name: string }

/** Overlays a photo; works before signing in. */
export function FavoriteButton({ slug, name }: FavoriteButtonProps) {
  const t = useText()
  const { isKept, turn } = useFavoriteToggle(slug)
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

export function FavoriteTextButton({ slug }: Pick<FavoriteButtonProps, 'slug'>) {
  const t = useText()
  const { isKept, turn } = useFavoriteToggle(slug)
  return (
    <TextButton aria-pressed={isKept} onClick={turn} className={classes(isKept && styles.saved)}>
      <Icon name='heart' small filled={isKept} />
      {t(isKept ? 'favorites.saved' : 'favorites.save')}
    </TextButton>
  )
}

function useFavoriteToggle(slug: string) {
  const t = useText()
  const isKept = useIsFavorite(slug)

  function toggle() {
    setFavorite(slug, !isKept).catch(() => toast.error(t('favorites.failed')))
  }

  return { isKept, turn: toggle }
}
