import type { LayoutPart, Node } from './nodes.ts'

/**
 * Levels of headings within texts without gaps, because screen readers navigate by them. A text
 * outside of a requirement has no headings; there they are bold lines. `requirements`: the level of their headings.
 */
export function withSteps(nodes: readonly Node[], requirements: number): Node[] {
  let depth = 0
  return nodes.map((node) => {
    if (node.kind === 'heading') depth = node.level
    if (node.kind !== 'text') return node
    const parts = node.parts.map((part): LayoutPart => {
      if (part.kind !== 'heading') return part
      if (depth < requirements) return { kind: 'paragraph', runs: part.runs.map((run) => ({ ...run, bold: true })) }
      depth = Math.min(part.level + requirements, depth + 1)
      return { ...part, level: depth === requirements + 1 ? 1 : 2 }
    })
    return { ...node, parts }
  })
}
