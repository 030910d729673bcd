import { languages, languageTable } from '@marea/contract/platform/language.ts'
import { chooseTheme, themes, useTheme } from '#platform/boot/theme.ts'
import { switchLanguage } from '#platform/texts/language.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { PillChoice } from '#ui/form/pill-choice.tsx'
import { Section } from '#ui/page/section.tsx'
import { CurrencyChoice } from './currency-choice.tsx'

export function Preferences() {
  const t = useText()
  const language = useLanguage()
  return (
    <Section title={t('more.preferences')}>
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
    </Section>
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
