import { parseSync } from '@swc/core'

/** A node of a syntax tree; only what is looked at here is typed. */
interface Node {
  type: string
  span?: { start: number }
  [part: string]: unknown
}

/** Words that are the same in every language, or no language at all. */
const names = new Set([
  'ESRS',
  'CSRD',
  'IRO',
  'ID',
  'PDF',
  'CO₂e',
  'CO',
  'EBITDA',
  'CapEx',
  'OpEx',
  'English',
  'Deutsch',
])

/** The product's own name. */
const product = 'CSRD Reporting'

/** Attributes and fields whose text people read or hear. */
const spoken =
  /^(alt|title|label|placeholder|description|hint|reason|content|caption|message|text|heading|aria-(label|description|roledescription|placeholder|valuetext))$/

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** The nodes below a node, in the order of the source. */
const below = (node: Node): Node[] =>
  Object.values(node).flatMap((part) => {
    // Arguments and elements of arrays are wrapped once: `{ expression }`.
    const parts: unknown[] = Array.isArray(part) ? part : [part]
    return parts.flatMap((one) =>
      isNode(one)
        ? [one]
        : typeof one === 'object' && one !== null
          ? Object.values(one).filter((inner): inner is Node => isNode(inner))
          : [],
    )
  })

/** Whether a text has words that somebody would have to translate. */
const hasWords = (text: string) =>
  (
    text
      .replaceAll(product, ' ')
      .replaceAll(/&\w+;/g, ' ')
      .match(/\p{L}{2,}/gu) ?? []
  ).some((word) => !names.has(word))

/** Keys of language files, which types check, begin with a small letter and have no blanks; classes are no sentences. */
const isProse = (text: string) => /^\p{Lu}/u.test(text.trim())

/** The call of one of these functions, which give a text of a language file. */
const isCallOf = (node: Node, made: ReadonlySet<unknown>): boolean =>
  node.type === 'CallExpression' && isNode(node.callee) && made.has(node.callee.value)

const quasis = (node: Node) =>
  (node.quasis as { cooked?: string; raw?: string }[]).map((part) => part.cooked ?? part.raw ?? '')

/** What a person would read of an expression without its translations: literals in both branches of a choice. */
function literals(node: Node): string[] {
  switch (node.type) {
    case 'StringLiteral':
      return [String(node.value)]
    case 'TemplateLiteral':
      return quasis(node)
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].filter(isNode).flatMap(literals)
    case 'BinaryExpression':
      return /^(&&|\|\||\?\?)$/.test(String(node.operator))
        ? [node.right].filter(isNode).flatMap(literals)
        : node.operator === '+'
          ? [node.left, node.right].filter(isNode).flatMap(literals)
          : []
    case 'ParenthesisExpression':
    case 'JSXExpressionContainer':
      return isNode(node.expression) ? literals(node.expression) : []
    default:
      return []
  }
}

/** Signs between two whole texts that make no sentence of them: ` · `, `: `, a line, a bracket. */
const separator = /^\s*([·:–|/()]+\s*)+$|^\n+$/

/** What is wrong with texts that are put together in the code instead of in the language file. */
function concatenated(node: Node, isTranslation: (part: Node) => boolean): string | null {
  if (node.type === 'TemplateLiteral' && Array.isArray(node.expressions)) {
    const parts = (node.expressions as Node[]).map(isTranslation)
    if (!parts.some(Boolean)) return null
    const between = quasis(node)
    if (between.some(hasWords)) return 'words beside a translated text'
    const joins = between.slice(1, -1).filter((_, index) => parts[index] && parts[index + 1])
    return joins.some((join) => !separator.test(join)) ? 'translated texts joined to a sentence' : null
  }
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    const sides = [node.left, node.right].filter(isNode)
    if (sides.some(isTranslation)) return 'a translated text joined with +'
  }
  return null
}

/** The value of an attribute or of a field whose name says that people read or hear it. */
function spokenValue({ type, name, key, value }: Node): { name: string; value: Node } | null {
  if (!isNode(value)) return null
  const plain = type === 'JSXAttribute' && isNode(name) && name.type !== 'JSXNamespacedName' ? name : null
  const field = type === 'KeyValueProperty' && isNode(key) ? key : null
  const own = String((plain ?? field)?.value ?? '')
  return spoken.test(own) ? { name: own, value } : null
}

/**
 * Texts for people in the source of a page that do not come from a language file, and sentences that are put together
 * from pieces, which no other language could follow.
 *
 * @param source TypeScript
 * @param tsx whether it is with JSX, which reads generic arrow functions otherwise
 * @returns the faults as `line: what, where`, in the order of the source
 */
export function untranslated(source: string, tsx = true): string[] {
  // Positions count on from file to file, from the first sign that is no blank and no comment: here always the first.
  const program = parseSync(`;${source}`, { syntax: 'typescript', tsx, target: 'esnext' })
  const bytes = Buffer.from(source)
  const first = program.span.start + 1
  const made = new Set(['t', ...[...source.matchAll(/(\w+)(?: = useTexts\(|: Translate<)/g)].map(([, name]) => name)])
  const isTranslation = (node: Node): boolean =>
    node.type === 'JSXExpressionContainer'
      ? isNode(node.expression) && isTranslation(node.expression)
      : isCallOf(node, made)
  const faults: string[] = []
  const fault = (node: Node, what: string, text: string) => {
    const line = bytes
      .subarray(0, Math.max(0, (node.span?.start ?? first) - first))
      .toString()
      .split('\n').length
    faults.push(`${line}: ${what}: ${text.trim()}`)
  }
  const look = (node: Node, texts: string[], what: string) => {
    for (const text of texts) if (hasWords(text)) fault(node, what, text)
  }
  /** Two translated texts one after the other in an element, with nothing between them but a blank or a comma. */
  const neighbours = (children: Node[]) => {
    const shown = children.filter((child) => child.type !== 'JSXText' || /\S|^ +$/.test(String(child.value)))
    shown.forEach((child, index) => {
      const [next, after] = [shown[index + 1], shown[index + 2]]
      const other = next?.type === 'JSXText' && /^[\s,;]*$/.test(String(next.value)) ? after : next
      if (isTranslation(child) && other && isTranslation(other))
        fault(child, 'translated texts joined to a sentence', '')
    })
  }
  const lookIntoElement = (children: Node[]) => {
    for (const child of children)
      if (child.type === 'JSXExpressionContainer') look(child, literals(child), 'text in the page')
    neighbours(children)
  }
  const visit = (node: Node) => {
    const joined = concatenated(node, isTranslation)
    const line = () => bytes.subarray((node.span?.start ?? first) - first).toString()
    if (joined) fault(node, joined, line().split('\n')[0] ?? '')
    if (node.type === 'JSXText') look(node, [String(node.value)], 'text in the page')
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') lookIntoElement(node.children as Node[])
    const named = spokenValue(node)
    if (named) look(node, literals(named.value).filter(isProse), named.name)
    for (const child of below(node)) visit(child)
  }
  for (const statement of program.body) visit(statement as unknown as Node)
  return faults
}

/**
 * The keys of language files that a source may ask for: plain ones, and patterns for those that are put together.
 *
 * @param source TypeScript
 * @param tsx whether it is with JSX
 */
export function askedKeys(source: string, tsx: boolean): { plain: string[]; patterns: RegExp[] } {
  const plain: string[] = []
  const patterns: RegExp[] = []
  const visit = (node: Node) => {
    if (node.type === 'StringLiteral') plain.push(String(node.value))
    // Words of the interface's own parts are read as fields: `texts.close`.
    if (node.type === 'MemberExpression' && isNode(node.property)) plain.push(String(node.property.value))
    if (node.type === 'TemplateLiteral' && Array.isArray(node.quasis)) {
      const parts = quasis(node)
      if (parts.some((part) => /\w/.test(part)) && parts.every((part) => /^[\w.-]*$/.test(part))) {
        patterns.push(new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`))
      }
    }
    for (const child of below(node)) visit(child)
  }
  for (const statement of parseSync(source, { syntax: 'typescript', tsx, target: 'esnext' }).body) {
    visit(statement as unknown as Node)
  }
  return { plain, patterns }
}
