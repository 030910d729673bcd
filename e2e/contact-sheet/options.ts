import { parseArgs } from 'node:util'
import {
  defaultLanguage,
  type Language,
  languages,
} from '../../packages/contract/src/platform/language.ts'

const windows = [
  { width: 320, height: 568 },
  { width: 390, height: 664 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const

const themes = ['light', 'dark'] as const

export type Window = (typeof windows)[number]
export type Theme = (typeof themes)[number]

export type Options = {
  /** Parts of the names of the screens; all screens without any. */
  pages: readonly string[]
  windows: readonly Window[]
  languages: readonly Language[]
  themes: readonly Theme[]
  /** Photographs the whole page instead of what its window shows. */
  isFull: boolean
  /** Makes the pictures of the documentation instead. */
  isForDocs: boolean
}

/** Every filter may be given several times. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      page: { type: 'string', multiple: true, default: [] },
      width: { type: 'string', multiple: true, default: [] },
      language: { type: 'string', multiple: true, default: [] },
      theme: { type: 'string', multiple: true, default: [] },
      full: { type: 'boolean', default: false },
      docs: { type: 'boolean', default: false },
    },
  })
  if (values.docs) return forDocs
  return {
    pages: values.page,
    windows: chosen('width', windows, values.width, ({ width }) => String(width)),
    languages: chosen('language', languages, values.language, String),
    themes: chosen('theme', themes, values.theme, String),
    isFull: values.full,
    isForDocs: false,
  }
}

const forDocs: Options = {
  pages: [],
  windows: windows.filter(({ width }) => width === 1440),
  languages: [defaultLanguage],
  themes: ['light'],
  isFull: false,
  isForDocs: true,
}

function chosen<Choice>(
  option: string,
  choices: readonly Choice[],
  wanted: readonly string[],
  nameOf: (choice: Choice) => string,
): readonly Choice[] {
  const names = choices.map(nameOf)
  const unknown = wanted.filter((each) => !names.includes(each))
  if (unknown.length > 0) {
    throw new Error(`--${option} is one of ${names.join(', ')}, not ${unknown.join(', ')}.`)
  }
  return wanted.length === 0 ? choices : choices.filter((each) => wanted.includes(nameOf(each)))
}
