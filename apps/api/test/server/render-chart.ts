import { createHash } from 'node:crypto'
import { parse, parseAllDocuments, stringify } from 'yaml'
import { listFiles } from '../../../../laws/source.ts'

type Scope = { dot: unknown; root: unknown; variables: Record<string, unknown> }
type Part = { text: string } | { action: string }
type Node =
  | { kind: 'text'; text: string }
  | { kind: 'print'; expression: string }
  | { kind: 'block'; verb: string; expression: string; body: Node[]; otherwise: Node[] }

export type Manifest = { kind: string; metadata: { name: string }; [key: string]: unknown }

const folder = 'deploy/helm/marea'
const templates = listFiles(/^deploy\/helm\/marea\/templates\//)
const read = (name: string) =>
  listFiles(/^deploy\/helm\/marea\//).find(({ path }) => path === `${folder}/${name}`)?.text ?? ''

export const defaultValues = parse(read('values.yaml'))
export const valuesSchema = JSON.parse(read('values.schema.json'))
export const chart = parse(read('Chart.yaml'))

/** The manifests of our chart: the part of Go's templates and of Helm's functions that it uses. */
export function renderChart(values: Record<string, unknown>): Manifest[] {
  const definitions = new Map<string, Node[]>()
  const Chart = { ...chart, Name: chart.name, Version: chart.version, AppVersion: chart.appVersion }
  const Release = { Name: 'test', Namespace: 'marea', Service: 'Helm' }
  const root = { Values: values, Chart, Release }
  const parsed = templates.map(({ path, text }) => ({ path, nodes: parseNodes(text) }))
  for (const { nodes } of parsed) {
    for (const node of nodes) {
      if (node.kind === 'block' && node.verb === 'define') {
        definitions.set(node.expression.replaceAll('"', ''), node.body)
      }
    }
  }
  const scope = { dot: root, root, variables: {} }
  const texts = parsed
    .filter(({ path }) => path.endsWith('.yaml'))
    .map(({ nodes }) => render(nodes, scope, definitions))
  return texts.flatMap((text) =>
    parseAllDocuments(text).flatMap((document) => {
      if (document.errors.length > 0) throw new Error(`${document.errors[0]}\n${text}`)
      return document.toJS() ?? []
    }),
  )
}

function parseNodes(source: string): Node[] {
  const parts = split(source)
  return takeNodes(parts).nodes
}

/** A dash inside the braces removes the spaces and line breaks on its side. */
function split(source: string): Part[] {
  const trimmed = source.replace(/\s*\{\{-/g, '{{').replace(/-\}\}\s*/g, '}}')
  return trimmed
    .split(/(\{\{[\s\S]*?\}\})/)
    .map((text) => (text.startsWith('{{') ? { action: text.slice(2, -2).trim() } : { text }))
    .filter((part) => !('action' in part && part.action.startsWith('/*')))
}

function takeNodes(parts: Part[]): { nodes: Node[]; otherwise: Node[] } {
  const nodes: Node[] = []
  for (let part = parts.shift(); part; part = parts.shift()) {
    if ('text' in part) {
      nodes.push({ kind: 'text', text: part.text })
      continue
    }
    const [, verb = '', expression = ''] = /^(\w+)?\s*([\s\S]*)$/.exec(part.action) ?? []
    if (verb === 'end') return { nodes, otherwise: [] }
    if (verb === 'else') return { nodes, otherwise: takeNodes(parts).nodes }
    if (['if', 'range', 'with', 'define'].includes(verb)) {
      const { nodes: body, otherwise } = takeNodes(parts)
      nodes.push({ kind: 'block', verb, expression, body, otherwise })
    } else nodes.push({ kind: 'print', expression: part.action })
  }
  return { nodes, otherwise: [] }
}

function render(nodes: Node[], scope: Scope, definitions: Map<string, Node[]>): string {
  return nodes.map((node) => renderNode(node, scope, definitions)).join('')
}

function renderNode(node: Node, scope: Scope, definitions: Map<string, Node[]>): string {
  if (node.kind === 'text') return node.text
  if (node.kind === 'print') return String(evaluate(node.expression, scope, definitions))
  if (node.verb === 'define') return ''
  if (node.verb === 'range') return renderRange(node, scope, definitions)
  const value = evaluate(node.expression, scope, definitions)
  if (!isTrue(value)) return render(node.otherwise, scope, definitions)
  return render(node.body, node.verb === 'with' ? { ...scope, dot: value } : scope, definitions)
}

function renderRange(
  { expression, body }: Extract<Node, { kind: 'block' }>,
  scope: Scope,
  definitions: Map<string, Node[]>,
): string {
  const [, key = '', value = '', over = expression] =
    /^\$(\w+), \$(\w+) := (.*)$/.exec(expression) ?? []
  const items = Object.entries(Object(evaluate(over, scope, definitions)))
  return items
    .map(([name, item]) =>
      render(body, { ...scope, dot: item, variables: { [key]: name, [value]: item } }, definitions),
    )
    .join('')
}

function evaluate(expression: string, scope: Scope, definitions: Map<string, Node[]>): unknown {
  const [first = '', ...pipes] = expression.split(' | ')
  const [, verb, rest = ''] = /^(include|toYaml|not) (.*)$/.exec(first) ?? []
  let value: unknown
  if (verb === 'include') value = render(named(rest, definitions), scope, definitions)
  else if (verb === 'toYaml') value = stringify(lookUp(rest, scope)).trimEnd()
  else if (verb === 'not') value = !isTrue(lookUp(rest, scope))
  else value = lookUp(first, scope)
  return pipes.reduce((given, pipe) => applyPipe(pipe, given, scope), value)
}

function named(argument: string, definitions: Map<string, Node[]>): Node[] {
  const name = /^"(.+)" \.$/.exec(argument)?.[1] ?? ''
  const found = definitions.get(name)
  if (!found) throw new Error(`No template ${name}`)
  return found
}

function applyPipe(pipe: string, value: unknown, scope: Scope): unknown {
  const [name = '', argument = ''] = pipe.split(' ')
  const indent = ' '.repeat(Number(argument))
  if (name === 'nindent') return `\n${String(value).trim()}`.replaceAll('\n', `\n${indent}`)
  if (name === 'quote') return JSON.stringify(String(value))
  if (name === 'default') return isTrue(value) ? value : lookUp(argument, scope)
  if (name === 'toJson') return JSON.stringify(value)
  if (name === 'toYaml') return stringify(value).trimEnd()
  if (name === 'sha256sum') return createHash('sha256').update(String(value)).digest('hex')
  throw new Error(`The renderer knows no ${name}`)
}

function lookUp(path: string, scope: Scope): unknown {
  const [head = '', ...names] = path.split('.')
  const from = head.startsWith('$') && head.length > 1 ? scope.variables[head.slice(1)] : scope.dot
  return names.filter(Boolean).reduce((value, name) => Object(value)[name], from)
}

function isTrue(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}
