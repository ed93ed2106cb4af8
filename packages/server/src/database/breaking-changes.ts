/** Statements of a migration after which processes of the version before fail, with what makes them so. */
const breaking: [what: string, pattern: RegExp][] = [
  ['drops', /^DROP\s+(TABLE|VIEW|MATERIALIZED|FUNCTION|PROCEDURE|TYPE|SCHEMA|SEQUENCE|DOMAIN)\b/i],
  ['drops', /^ALTER\s+TABLE\b[\s\S]*\bDROP\s+(?:COLUMN|DEFAULT)\b/i],
  ['drops', /^ALTER\s+TABLE\b[\s\S]*\bALTER\s+COLUMN\b[\s\S]*\bDROP\s+DEFAULT\b/i],
  ['renames', /^ALTER\s+[\s\S]*\bRENAME\b/i],
  ['moves', /^ALTER\s+[\s\S]*\bSET\s+SCHEMA\b/i],
  ['needs a value', /^ALTER\s+TABLE\b[\s\S]*\bSET\s+NOT\s+NULL\b/i],
  [
    'needs a value',
    /^ALTER\s+TABLE\b[\s\S]*\bADD\s+(?:COLUMN\b)?(?!\s*CONSTRAINT\b)(?![\s\S]*\b(?:DEFAULT|GENERATED)\b)[\s\S]*\bNOT\s+NULL\b/i,
  ],
  [
    'changes a type',
    /^ALTER\s+TABLE\b[\s\S]*\bSET\s+DATA\s+TYPE\b|^ALTER\s+TABLE\b[\s\S]*\bALTER\s+COLUMN\s+\S+\s+TYPE\b/i,
  ],
  ['refuses rows', /^ALTER\s+TABLE\b[\s\S]*\bADD\s+CONSTRAINT\b[\s\S]*\b(?:CHECK|UNIQUE)\b/i],
]

const separator = '--> statement-breakpoint'
const comment = /^\s*--.*$/gm

/** One line for each statement of a migration that the version before cannot live with. */
export function breakingChanges(migration: string): string[] {
  const statements = migration
    .split(separator)
    // What stands inside the body of a function is no statement of the migration.
    .flatMap((part) =>
      part
        .replace(/\$\$[\s\S]*?\$\$/g, '')
        .replace(comment, '')
        .split(';'),
    )
    .map((statement) => statement.trim().replace(/\s+/g, ' '))
  return statements.flatMap((statement) => {
    const found = breaking.find(([, pattern]) => pattern.test(statement))
    return found ? [`${found[0]}: ${statement}`] : []
  })
}
