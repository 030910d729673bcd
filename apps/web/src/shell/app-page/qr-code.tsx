import { useText } from '#platform/texts/texts.tsx'
import styles from './app-page.module.css'

type QrCodeProps = { address: string; qr: { size: number; path: string } }

/** Always dark on white, because cameras do not read other colors reliably. */
export function QrCode({ address, qr: { size, path } }: QrCodeProps) {
  const t = useText()
  return (
    <figure className={styles.scan}>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${size} ${size}`}
        width='148'
        height='148'
        role='img'
        aria-label={t('app.qr', { address })}
        shapeRendering='crispEdges'
      >
        <path d={path} />
      </svg>
      <figcaption className='small'>
        {t('app.scan')}
        <span className={styles.address}>{address.replace(/^https?:\/\//, '')}</span>
      </figcaption>
    </figure>
  )
}
