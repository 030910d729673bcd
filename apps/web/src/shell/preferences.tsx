import { languages } from '@marea/contract/language.ts'
import { speak } from '#platform/language.ts'
import { useLanguage, useText } from '#platform/texts.tsx'
import { chooseTheme, themes, useTheme } from '#platform/theme.ts'
import { Heading } from '#ui/heading.tsx'
import styles from './preferences.module.css'

const languageNames = { en: 'English', es: 'Español' } as const

export function Preferences() {
  const t = useText()
  const language = useLanguage()
  const theme = useTheme()
  return (
    <section className={styles.preferences}>
      <Heading level={2} size='name'>
        {t('more.preferences')}
      </Heading>
      <Choice
        label={t('more.language')}
        name='language'
        chosen={language}
        options={languages.map((value) => ({ value, text: languageNames[value], lang: value }))}
        onChoose={speak}
      />
      <Choice
        label={t('more.theme')}
        name='theme'
        chosen={theme}
        options={themes.map((value) => ({ value, text: t(`more.theme.${value}`) }))}
        onChoose={chooseTheme}
      />
    </section>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  name: string
  chosen: Value
  options: { value: Value; text: string; lang?: string }[]
  onChoose: (value: Value) => void
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, name, chosen, options, onChoose } = props
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map(({ value, text, lang }) => (
          <label key={value} className={styles.option} lang={lang}>
            <input
              type='radio'
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
