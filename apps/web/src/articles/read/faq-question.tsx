import type { FaqQuestion as Question } from '@marea/contract/articles/endpoints.ts'
import { useCopyLink } from '#platform/page/use-share-link.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { ArticleText } from './article-text.tsx'
import styles from './faqs.module.css'
import { MarkedText } from './marked-text.tsx'

type FaqQuestionProps = { question: Question; isOpen: boolean }

export function FaqQuestion({ question: given, isOpen }: FaqQuestionProps) {
  const { anchor, question, language, blocks } = given
  return (
    <details id={anchor} className={styles.question} open={isOpen}>
      <summary>
        <Heading level={3} size='name' lang={language}>
          <MarkedText text={question} />
        </Heading>
        <Icon name='down' small />
      </summary>
      <div className={styles.answer}>
        <ArticleText blocks={blocks} lang={language} />
        <CopyLink anchor={anchor} question={question} />
      </div>
    </details>
  )
}

function CopyLink({ anchor, question }: { anchor: string; question: string }) {
  const t = useText()
  const copyLink = useCopyLink()
  return (
    <TextButton
      icon='copy'
      className={styles.scripted}
      aria-label={t('faqs.copy_of', { question })}
      onClick={() => copyLink(`${location.origin}${location.pathname}#${anchor}`)}
    >
      {t('faqs.copy')}
    </TextButton>
  )
}
