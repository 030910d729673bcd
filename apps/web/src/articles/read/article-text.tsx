import type { ArticleBlock, TextRun } from '@marea/contract/articles/endpoints.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { Heading } from '#ui/text/heading.tsx'
import { Runs, TextList } from '#ui/text/runs.tsx'
import styles from './article-text.module.css'
import { MarkedText } from './marked-text.tsx'

/** Blocks contain no markup, so nothing an editor writes can become code. */
export function ArticleText({ blocks, lang }: { blocks: readonly ArticleBlock[]; lang: Language }) {
  return (
    <div className={styles.text} lang={lang}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity of their own
        <Block key={at} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: ArticleBlock }) {
  if (block.kind === 'heading') {
    const isLarge = block.level === 2
    return (
      <Heading level={isLarge ? 2 : 3} size={isLarge ? 'name' : 'plain'}>
        <MarkedRuns runs={block.runs} />
      </Heading>
    )
  }
  if (block.kind === 'list') {
    return (
      <TextList isOrdered={block.isOrdered} items={block.items}>
        {(runs) => <MarkedRuns runs={runs} />}
      </TextList>
    )
  }
  if (block.kind === 'quote') {
    return (
      <blockquote>
        {block.paragraphs.map((runs, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity of their own
          <p key={at}>
            <MarkedRuns runs={runs} />
          </p>
        ))}
      </blockquote>
    )
  }
  return (
    <p>
      <MarkedRuns runs={block.runs} />
    </p>
  )
}

function MarkedRuns({ runs }: { runs: readonly TextRun[] }) {
  return <Runs runs={runs} Words={MarkedText} />
}
