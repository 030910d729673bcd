import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { allTexts } from '#platform/texts/language.ts'

/** A part that loads after the page, together with its words: the page brought only those it says. */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [part] = await Promise.all([load(), allTexts()])
    return part
  })
}
