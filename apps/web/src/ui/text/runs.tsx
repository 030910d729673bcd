import type { ComponentType, ReactNode } from 'react'
import { TextLink } from '#ui/button/text-link.tsx'

/** A text in one look. `href` is a page of this site, a part of this page or an address elsewhere. */
type TextRun = {
  text: string
  isStrong?: true | undefined
  isEmphasis?: true | undefined
  isCode?: true | undefined
  href?: string | undefined
}

type Words = ComponentType<{ text: string }>
type RunsProps = { runs: readonly TextRun[]; Words?: Words }

/** `Words` shows the text itself, such as with what a reader searches for marked in it. */
export function Runs({ runs, Words = PlainWords }: RunsProps) {
  return runs.map((run, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity of their own
    <Run key={at} run={run} Words={Words} />
  ))
}

function PlainWords({ text }: { text: string }) {
  return text
}

type RunProps = { run: TextRun; Words: Words }

function Run({ run: { text, isStrong, isEmphasis, isCode, href }, Words }: RunProps) {
  let shown: ReactNode = <Words text={text} />
  if (isCode) shown = <code>{shown}</code>
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

type TextListProps<Item> = {
  isOrdered: boolean
  items: readonly Item[]
  children: (item: Item) => ReactNode
}

export function TextList<Item>({ isOrdered, items, children }: TextListProps<Item>) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity of their own
        <li key={at}>{children(item)}</li>
      ))}
    </List>
  )
}
