import type { ArticleBlock, TextRun } from '@marea/contract/articles/endpoints.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import type { ReactNode } from 'react'
import { TextLink } from '#ui/button/text-link.tsx'
import { Heading } from '#ui/text/heading.tsx'
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
        <Runs runs={block.runs} />
      </Heading>
    )
  }
  if (block.kind === 'list') {
    const List = block.isOrdered ? 'ol' : 'ul'
    return (
      <List>
        {block.items.map((runs, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity of their own
          <li key={at}>
            <Runs runs={runs} />
          </li>
        ))}
      </List>
    )
  }
  if (block.kind === 'quote') {
    return (
      <blockquote>
        {block.paragraphs.map((runs, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity of their own
          <p key={at}>
            <Runs runs={runs} />
          </p>
        ))}
      </blockquote>
    )
  }
  return (
    <p>
      <Runs runs={block.runs} />
    </p>
  )
}

function Runs({ runs }: { runs: readonly TextRun[] }) {
  return runs.map((run, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity of their own
    <Run key={at} run={run} />
  ))
}

function Run({ run: { text, isStrong, isEmphasis, href } }: { run: TextRun }) {
  let shown: ReactNode = <MarkedText text={text} />
  if (isEmphasis) shown = <em>{shown}</em>
  if (isStrong) shown = <strong>{shown}</strong>
  if (!href) return shown
  if (/^[/#]/.test(href)) return <TextLink to={href}>{shown}</TextLink>
  return (
    <a href={href} rel='noopener noreferrer'>
      {shown}
    </a>
  )
}
