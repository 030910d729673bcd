import { useText } from '#platform/texts/texts.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import styles from './faqs.module.css'

type MoveButtonsProps = {
  name: string
  place: { at: number; count: number }
  onMove: (direction: 'up' | 'down', said: string) => void
}

/** One place up or down. At an end the button stays, so that the focus is not lost. */
export function MoveButtons({ name, place: { at, count }, onMove }: MoveButtonsProps) {
  const t = useText()
  const directions = [
    { direction: 'up', to: at - 1 },
    { direction: 'down', to: at + 1 },
  ] as const
  return directions.map(({ direction, to }) => {
    const isAtEnd = to < 0 || to >= count
    return (
      <IconButton
        key={direction}
        small
        className={styles.move}
        icon={direction}
        label={t(`admin_faqs.${direction}`, { name })}
        aria-disabled={isAtEnd || undefined}
        onClick={() => {
          if (!isAtEnd) onMove(direction, t('admin_faqs.moved', { name, place: to + 1 }))
        }}
      />
    )
  })
}
