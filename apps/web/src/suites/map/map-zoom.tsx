import { useText } from '#platform/texts/texts.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import styles from './price-map.module.css'

export function MapZoom({ onZoom }: { onZoom: (steps: 1 | -1) => void }) {
  const t = useText()
  return (
    <div className={styles.zoom}>
      <IconButton small icon='plus' label={t('map.closer')} onClick={() => onZoom(1)} />
      <IconButton small icon='minus' label={t('map.farther')} onClick={() => onZoom(-1)} />
    </div>
  )
}
