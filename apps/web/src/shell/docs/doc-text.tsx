import type { ReactNode } from 'react'
import { TextLink } from '#ui/button/text-link.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { DocBlock, DocRun } from './doc.ts'
import { Picture } from './doc-picture.tsx'
import styles from './docs.module.css'

export function DocText({ blocks }: { blocks: readonly DocBlock[] }) {
  return blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity of their own
    <Block key={at} block={block} />
  ))
}

function Block({ block }: { block: DocBlock }) {
  if (block.kind === 'heading') return <LinkedHeading block={block} />
  if (block.kind === 'code') return <Code text={block.text} />
  if (block.kind === 'table') return <Grid block={block} />
  if (block.kind === 'picture') return <Picture file={block.file} alt={block.alt} />
  if (block.kind === 'list') {
    const List = block.isOrdered ? 'ol' : 'ul'
    return (
      <List>
        {block.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity of their own
          <li key={at}>
            <DocText blocks={item} />
          </li>
        ))}
      </List>
    )
  }
  const Tag = block.kind === 'quote' ? 'blockquote' : 'p'
  return (
    <Tag>
      <Runs runs={block.runs} />
    </Tag>
  )
}

/** A link to itself, so that its address can be copied. */
function LinkedHeading({ block: { level, id, runs } }: { block: DocBlock & { kind: 'heading' } }) {
  return (
    <Heading level={level} size={level === 2 ? 'name' : 'plain'} id={id}>
      <a href={`#${id}`}>
        <Runs runs={runs} />
      </a>
    </Heading>
  )
}

/** It scrolls in itself, which takes the keyboard too. */
function Code({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
    <pre className={styles.code} tabIndex={0}>
      <code>{text}</code>
    </pre>
  )
}

function Grid({ block: { head, rows } }: { block: DocBlock & { kind: 'table' } }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
    <div className={styles.grid} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((runs, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity of their own
              <th key={at} scope='col'>
                <Runs runs={runs} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own
            <tr key={at}>
              {cells.map((runs, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity of their own
                <td key={column}>
                  <Runs runs={runs} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function Runs({ runs }: { runs: readonly DocRun[] }) {
  return runs.map((run, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity of their own
    <Run key={at} run={run} />
  ))
}

function Run({ run: { text, isStrong, isEmphasis, isCode, href } }: { run: DocRun }) {
  let shown: ReactNode = isCode ? <code>{text}</code> : text
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
