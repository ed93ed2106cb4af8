import type { Statement, StatementBlock, Words } from '@esrs/contract'

/**
 * A statement whose gaps are left out for a reason that a person gave for readers, so that an issued version has none: what is asked
 * for and not said stands in its list of what is left out.
 */
export function leaveOut(statement: Statement, reason: Words): Statement {
  const leftOut = new Set<string>()
  const leave = (block: StatementBlock): StatementBlock => {
    if (block.type !== 'gap') return block
    for (const id of block.datapoints) leftOut.add(id)
    return {
      ...block,
      type: 'omitted',
      id: block.id.replace(/\.gap$/, '.left-out'),
      reason: 'own',
      explanation: reason,
    }
  }
  const chapters = statement.chapters.map((chapter) => ({
    ...chapter,
    requirements: chapter.requirements.map((requirement) => ({
      ...requirement,
      blocks: requirement.blocks.map(leave),
    })),
  }))
  if (leftOut.size === 0) return statement
  const { requirements, other_law: law } = statement.lists
  return {
    ...statement,
    chapters,
    lists: {
      ...statement.lists,
      requirements: requirements.map((one) => (one.state === 'gap' ? { ...one, state: 'omitted' } : one)),
      other_law: law.map((one) => (leftOut.has(one.datapoint) ? { ...one, state: 'omitted' } : one)),
    },
  }
}

/** Whether a statement has gaps. */
export const hasGaps = ({ chapters }: Pick<Statement, 'chapters'>): boolean =>
  chapters.some(({ requirements }) => requirements.some(({ blocks }) => blocks.some(({ type }) => type === 'gap')))
