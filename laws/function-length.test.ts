import { expect, test } from 'vitest'
import { parseAst } from 'vitest/node'
import { listFiles } from './source.ts'

const longest = 60

/** Markup and SQL count like any other line; a group of tests is no function. */
test(`no function has over ${longest} lines`, () => {
  const sources = listFiles(
    /^(apps|packages|stand-ins|demo|bench|scripts|laws|e2e)\/.*\.(ts|tsx|js)$/,
  ).filter(({ path, text }) => !path.includes('/generated/') && hasLongStatement(text))
  const found = sources.flatMap(({ path, text }) =>
    longFunctions(text, path.endsWith('.tsx') ? 'tsx' : 'ts').map(
      ({ first, lines }) => `${path}:${first} (${lines})`,
    ),
  )
  expect(found).toEqual([])
})

test.each([
  ['a declaration', (body: string) => `function draw() {\n${body}}`],
  ['a component', (body: string) => `const Row = () => (\n<p>\n${body}</p>\n)`],
  ['a statement', (body: string) => `function list() {\nsql\`\n${body}\`\n}`],
  ['a test', (body: string) => `test('name', () => {\n${body}})`],
])('the law measures %s', (_, write) => {
  expect(longFunctions(write('line\n'.repeat(longest)))).toHaveLength(1)
  expect(longFunctions(write('line\n'.repeat(longest - 4)))).toEqual([])
})

test('the law does not measure a group of tests', () => {
  expect(longFunctions(`describe('name', () => {\n${'line\n'.repeat(longest)}})`)).toEqual([])
})

/** Parsing takes long, and a statement that ends within the limit holds no function beyond it. */
function hasLongStatement(text: string): boolean {
  return text.split(/^(?=[})\]])/m).some((part) => part.split('\n').length > longest)
}

function longFunctions(
  text: string,
  lang: 'ts' | 'tsx' = 'tsx',
): { first: number; lines: number }[] {
  return functionsIn(parseAst(text, { lang }), text)
    .map(({ start, end }) => ({
      first: text.slice(0, start).split('\n').length,
      lines: text.slice(start, end).split('\n').length,
    }))
    .filter(({ lines }) => lines > longest)
}

type Node = { type: string; start: number; end: number }

function functionsIn(value: unknown, text: string): Node[] {
  if (Array.isArray(value)) return value.flatMap((each) => functionsIn(each, text))
  if (!isNode(value)) return []
  const inside = functionsIn(Object.values(value), text)
  if (value.type === 'CallExpression' && text.startsWith('describe', value.start)) {
    return inside.filter(({ end }) => end !== value.end - 1)
  }
  return isFunction(value) ? [value, ...inside] : inside
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function isFunction({ type }: Node): boolean {
  return /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)
}
