import { languages, languageTable } from '@marea/contract/platform/language.ts'
import { chooseTheme, themes, useTheme } from '#platform/page/theme.ts'
import { switchLanguage } from '#platform/texts/language.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { PillChoice } from '#ui/form/pill-choice.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { CurrencyChoice } from './currency-choice.tsx'
import styles from './preferences.module.css'

export function Preferences() {
  const t = useText()
  const language = useLanguage()
  return (
    <section className={styles.preferences}>
      <Heading level={2} size='name'>
        {t('more.preferences')}
      </Heading>
      <PillChoice
        label={t('more.language')}
        name='language'
        value={language}
        options={languages.map((value) => ({
          value,
          label: languageTable[value].name,
          lang: value,
        }))}
        onChange={switchLanguage}
      />
      <DisplayPreferences />
    </section>
  )
}

export function DisplayPreferences() {
  const t = useText()
  const theme = useTheme()
  return (
    <>
      <CurrencyChoice />
      <PillChoice
        label={t('more.theme')}
        name='theme'
        value={theme}
        options={themes.map((value) => ({ value, label: t(`more.theme.${value}`) }))}
        onChange={chooseTheme}
      />
    </>
  )
}
