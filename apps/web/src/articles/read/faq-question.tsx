import type { FaqQuestion as Question } from '@marea/contract/articles/endpoints.ts'
import { useCopyLink } from '#platform/form/use-share-link.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { Disclosure } from '#ui/state/disclosure.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { ArticleText } from './article-text.tsx'
import styles from './faqs.module.css'
import { MarkedText } from './marked-text.tsx'

type FaqQuestionProps = { question: Question; isOpen: boolean }

export function FaqQuestion({ question: given, isOpen }: FaqQuestionProps) {
  const { anchor, question, language, blocks } = given
  return (
    <Disclosure
      isRow
      id={anchor}
      className={styles.question}
      open={isOpen}
      title={
        <Heading level={3} size='name' lang={language}>
          <MarkedText text={question} />
        </Heading>
      }
    >
      <div className={styles.answer}>
        <ArticleText blocks={blocks} lang={language} />
        <CopyLink anchor={anchor} question={question} />
      </div>
    </Disclosure>
  )
}

function CopyLink({ anchor, question }: { anchor: string; question: string }) {
  const t = useText()
  const copyLink = useCopyLink()
  return (
    <TextButton
      icon='copy'
      className={`unprinted ${styles.scripted}`}
      aria-label={t('faqs.copy_of', { question })}
      onClick={() => copyLink(`${location.origin}${location.pathname}#${anchor}`)}
    >
      {t('faqs.copy')}
    </TextButton>
  )
}
