import { useLanguage, useText } from '#platform/texts/texts.tsx'
import styles from './app-page.module.css'
import { screenFile, screenSize, screens } from './screen-files.ts'

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
              src={screenFile(screen, { language, theme })}
              alt={t(`app.${screen}_screen`)}
              {...screenSize}
              loading='lazy'
              decoding='async'
            />
          ))}
        </div>
      ))}
    </div>
  )
}
