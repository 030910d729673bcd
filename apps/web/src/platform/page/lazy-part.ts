import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { allTexts } from '#platform/texts/language.ts'
import { loadWhenOnline } from './connection.ts'

/**
 * A component that loads after the page together with its texts, because the page carries only the
 * texts it uses.
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [part] = await Promise.all([loadWhenOnline(load), allTexts()])
    return part
  })
}
