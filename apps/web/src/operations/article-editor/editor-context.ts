import { createContext, use } from 'react'
import type { ArticleEditor, EditorView } from './article-editor.ts'

type Editing = { editor: ArticleEditor; view: EditorView }

export const EditorContext = createContext<Editing | undefined>(undefined)

export function useEditor(): Editing {
  const editing = use(EditorContext)
  if (!editing) throw new Error('EditorContext is missing above this component')
  return editing
}
