import { themes } from '@marea/contract/platform/brand/look.ts'
import type { Brand } from '@marea/contract/platform/brand.ts'
import { useText } from '#platform/texts/texts.tsx'
import { BrandLogo } from '#ui/media/brand-mark.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { brandTokens } from '#ui/style/brand-tokens.ts'
import styles from './brand.module.css'

/** A few parts of pages in both themes. */
export function LookSample({ brand }: { brand: Brand }) {
  const t = useText()
  return (
    <div className={styles.looks}>
      {themes.map((theme) => (
        <div key={theme} data-theme={theme} className={styles.look} style={brandTokens(brand)}>
          <p className={styles.wordmark}>
            <BrandLogo name={brand.name} pictures={brand.pictures} />
          </p>
          <Inline>
            <span className={styles.button}>{t('brand.preview.button')}</span>
            <span className={styles.link}>{t('brand.preview.link')}</span>
          </Inline>
          <p className={styles.tint}>
            <span className={styles.highlight}>{t('brand.preview.highlight')}</span>
          </p>
        </div>
      ))}
    </div>
  )
}
