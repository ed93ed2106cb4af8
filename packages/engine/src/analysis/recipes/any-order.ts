/**
 * A sentence that speaks of all of several things in whatever order, and of none of others. What a report says plainly is often
 * no matter of word order: `the plan was approved by the board`, `with the approval of the board, the plan …`.
 * @param of sources of expressions; the last is matched itself and announces the sentence, so it holds the rarest words
 * @param but what must not stand anywhere in the sentence
 */
export function inAnyOrder(of: readonly string[], but: readonly string[] = []): string {
  const last = of.at(-1) ?? ''
  const without = but.length ? `(?!.*(?:${but.join('|')}))` : ''
  const beside = of
    .slice(0, -1)
    .map((each) => `(?=.*(?:${each}))`)
    .join('')
  // What follows belongs to the statement as well, and short words alone are weak evidence.
  return `^${beside}${without}.*(?:${last}).{0,40}`
}

/** Words that deny. */
export const NEVER = String.raw`(?<!\p{L})(?:not(?! only)|no(?! (?:later|more|less))|none|neither|nor|never|cannot|nicht(?! nur)|keine?[rsmn]?|keinerlei|weder|niemals)(?!\p{L})`
/** Words by which something lies ahead or is only wished or asked. */
export const AHEAD_WORDS = String.raw`(?<!\p{L})(?:will|shall|should|would|could|plan(?:s|ned|ning)? to|planned|intend(?:s|ed)?|aim(?:s|ed)? to|if|whether|soll(?:en|te|ten)?|geplant|planen|plant|künftig|wenn|falls|ob|könnten?|würden?)(?!\p{L})`
/** Those whom a report deals with, and who are not whoever writes it. */
export const OTHER_PARTIES = String.raw`suppliers?(?!\p{L})|supply chain|value chain|vendors?(?!\p{L})|contractors?(?!\p{L})|customers?(?!\p{L})|clients?(?!\p{L})|competitors?|peers(?!\p{L})|issuers?|borrowers?|investees?|portfolio|lieferant|lieferkette|zulieferer|wertschöpfungskette|kund(?:en|inn)|wettbewerber|emittent|kreditnehmer|nachunternehm|geschäftspartner|business partners?`
