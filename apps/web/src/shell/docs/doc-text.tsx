import { Heading } from '#ui/text/heading.tsx'
import { Runs, TextList } from '#ui/text/runs.tsx'
import type { DocBlock } from './doc.ts'
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
    return (
      <TextList isOrdered={block.isOrdered} items={block.items}>
        {(item) => <DocText blocks={item} />}
      </TextList>
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
