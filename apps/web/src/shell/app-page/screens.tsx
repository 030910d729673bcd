import { useLanguage, useText } from '#platform/texts/texts.tsx'
import styles from './app-page.module.css'

const files = import.meta.glob<string>('./screens/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

const screens = ['home', 'suite'] as const
const themes = ['light', 'dark'] as const

/** The product on a phone, in the reader's language and theme; the other theme is never loaded. */
export function Screens() {
  const t = useText()
  const language = useLanguage()
  return (
    <div className={styles.screens}>
      {screens.map((screen) => (
        <div key={screen} className={styles.phone}>
          {themes.map((theme) => (
            <img
              key={theme}
              className={styles[theme]}
              src={files[`./screens/${screen}-${language}-${theme}.webp`]}
              alt={t(`app.${screen}_screen`)}
              width='585'
              height='1266'
              loading='lazy'
              decoding='async'
            />
          ))}
        </div>
      ))}
    </div>
  )
}
