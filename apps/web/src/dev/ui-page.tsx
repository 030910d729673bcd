import { type Language, languages, languageTable } from '@marea/contract/platform/language.ts'
import { type ReactNode, useState } from 'react'
import { loadTexts } from '#platform/texts/load-texts.ts'
import { InLanguage, useLanguage } from '#platform/texts/texts.tsx'
import type { Texts } from '#platform/texts/texts-store.ts'
import { Pill } from '#ui/button/pill.tsx'
import { Page } from '#ui/page/page.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Colors, Icons, Type } from './ui-basics.tsx'
import { Choices, Controls } from './ui-controls.tsx'
import { Choosing, Fields } from './ui-forms.tsx'
import { MoneyParts, Tables } from './ui-money.tsx'
import { Overlays } from './ui-overlays.tsx'
import styles from './ui-page.module.css'
import { Dates, Pickers } from './ui-pickers.tsx'
import { Empty, Errors, Waiting } from './ui-states.tsx'
import { useSampleTexts } from './ui-texts.ts'

export default function UiPage() {
  const own = useLanguage()
  const [texts, setTexts] = useState<Texts | null>(null)

  async function speak(language: Language) {
    setTexts({ language, table: await loadTexts(language) })
  }

  const page = (
    <div className={styles.page} lang={texts?.language ?? own}>
      <Head language={texts?.language ?? own} onChoose={speak} />
      <Parts />
    </div>
  )
  return texts ? <InLanguage texts={texts}>{page}</InLanguage> : page
}

type HeadProps = { language: Language; onChoose: (language: Language) => void }

function Head({ language, onChoose }: HeadProps) {
  const words = useSampleTexts()
  return (
    <Page
      title={words.title}
      lead={words.intro}
      isLarge
      actions={
        <fieldset aria-label={words.language}>
          <Inline gap={2}>
            {languages.map((each) => (
              <Pill
                key={each}
                pressed={language === each}
                onClick={() => onChoose(each)}
                lang={each}
              >
                {languageTable[each].name}
              </Pill>
            ))}
          </Inline>
        </fieldset>
      }
    />
  )
}

function Parts() {
  const words = useSampleTexts()
  return (
    <>
      <ThemePair title={words.color} part={Colors} />
      <ThemePair title={words.type} part={Type} />
      <ThemePair title={words.controls} part={Controls} />
      <ThemePair title={words.choices} part={Choices} />
      <ThemePair title={words.fields} part={Fields} />
      <ThemePair title={words.choosing} part={Choosing} />
      <ThemePair title={words.choosing} part={Pickers} isContinued />
      <ThemePair title={words.dates} part={Dates} isWide />
      <ThemePair title={words.money} part={MoneyParts} />
      <ThemePair title={words.tables} part={Tables} />
      <ThemePair title={words.waiting} part={Waiting} />
      <ThemePair title={words.empty} part={Empty} />
      <ThemePair title={words.refused} part={Errors} />
      <ThemePair title={words.over} part={Overlays} />
      <ThemePair title={words.icons} part={Icons} />
    </>
  )
}

type PartProps = { theme: 'light' | 'dark' }

type ThemePairProps = {
  title: string
  part: (props: PartProps) => ReactNode
  isContinued?: boolean
  isWide?: boolean
}

function ThemePair({ title, part: Part, isContinued, isWide }: ThemePairProps) {
  return (
    <div className={isWide ? undefined : styles.pair}>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className={styles.side}>
          {!isContinued && <Heading level={2}>{title}</Heading>}
          <Part theme={theme} />
        </div>
      ))}
    </div>
  )
}
