import { MASK_FIRST, MASK_LAST } from './compiled.ts'
import { memberOf } from './dimensions.ts'
import { type Figure, ONE_PLACE, rejected, type Sentence, type Statement, subjectOf } from './sentences.ts'

/** What tells that the categories of Scope 3 are spoken of, in a sentence, the one before it or the heading above. */
const CONTEXT =
  /scope[ -]?3|\bcategory \d|kategorie \d|value[ -]chain emissions|emissionen (?:der|in der) wertschöpfungskette/
/** Travel and commuting cause nothing else that is weighed. */
const OF_PEOPLE = /^cat[67]$/
const EMITTED = /emission|\bco2|\bghg\b|\bthg|treibhaus|carbon|footprint|fußabdruck/
const DIVIDES = /^(?:of (?:this|these|that|which)|davon|hiervon|thereof)(?!\p{L})/u

/** What is left out or only the most of it, what did not happen, and what is but a part of a category. */
const NOT_IT =
  /(?<!\p{L})(?:mainly|mostly|largely|primarily|chiefly|predominantly|especially|particularly|in particular|notably|including|includes?|excluding|excludes?|except|without|such as|e\.g|vor allem|hauptsächlich|insbesondere|überwiegend|vorwiegend|größtenteils|einschließlich|inklusive|ohne|außer|z\. ?b|beispielsweise|avoid\p{L}*|sav(?:ed?|ings?)|offset\p{L}*|compensat\p{L}*|reduc\p{L}*|cut|targets?|goals?|per|pro|je|vermied\p{L}*|vermeid\p{L}*|einspar\p{L}*|eingespart|kompens\p{L}*|ausgeglichen|ziele?|air|by (?:car|train|rail|plane|road)|planes?|flights?|flying|flüge|flug\p{L}*|bahn\p{L}*|train|rail|hotels?|mietwagen|rental cars?|taxis?|auto|pkw)(?!\p{L})/u
const FROM = /(?<!\p{L})(?:from|von)(?: around| about| rund| etwa| ca\.)?$/u
const TO = /^(?: [^\uE000-\uE3FF;.]{0,30})? (?:to|auf)(?: around| about| rund| etwa| ca\.)? [\uE000-\uE3FF]/u
/** Behind a figure: `t from business travel`, `t entfielen auf …`. */
const BEHIND =
  /^ (?:(?:of )?co2\p{L}*(?:-\p{L}+)? |emissions |emissionen )?(?:(?:was|were|is|are|came|come|comes|stem(?:s|med)?|arose|resulted|relate[sd]?|result(?:s|ed)|stamm(?:t|en|ten)|entfiel(?:en)?|entfallen|entstanden|attributable) )*(?:caused by|due to|attributable to|related to|from|by|for|in|through|aus|auf|durch|bei|für|im|von) /u

const isFigure = (c: string): boolean => c.charCodeAt(0) >= MASK_FIRST && c.charCodeAt(0) <= MASK_LAST

/** The only category of Scope 3 that words name; `several` where they name more. */
function categoryIn(text: string): string | null {
  const first = memberOf(text.replace(/scope[ -]?3(?!\.\d)/g, ' '), 'scope3')
  if (!first) return null
  const second = memberOf(first.rest, 'scope3')
  return second && second.member !== first.member ? 'several' : first.member
}

/** What running text says of the categories of Scope 3. */
export interface CategoriesSaid {
  statements: Statement[]
  /** Figures that are of some categories and so not of all. */
  taken: ReadonlySet<Figure>
}

const NOTHING: CategoriesSaid = { statements: [], taken: new Set() }

/**
 * `Purchased goods accounted for 811,000 t and business travel for 3,140 t`: each figure belongs to the category that stands
 * before it, or where none does, to the one behind it (`811,000 t came from …`).
 */
export function categoriesSaid(sentence: Sentence): CategoriesSaid {
  const { masked, figures, folded, heading, before } = sentence
  const weighed = figures.filter(({ unit }) => unit?.dimension === 'ghg' || unit?.dimension === 'mass')
  if (!weighed.length || categoryIn(folded) === null) return NOTHING
  const above = before ?? ''
  const goesOn = DIVIDES.test(above) && categoryIn(above) !== null
  const inContext = goesOn || [folded, above, heading ?? ''].some((text) => CONTEXT.test(text))
  const statements: Statement[] = []
  const taken = new Set<Figure>()
  const marks = [...masked].flatMap((c, at) => (isFigure(c) ? [at] : []))
  /** Whether the words before the next figure already belong to the one before them. */
  let spent = false
  marks.forEach((at, i) => {
    const figure = figures[masked.charCodeAt(at) - MASK_FIRST]
    if (!figure || !weighed.includes(figure)) return
    const left = masked.slice((marks[i - 1] ?? -1) + 1, at).trim()
    const right = masked.slice(at + 1, marks[i + 1] ?? masked.length)
    const clause = (right.split(/[,;.(]/)[0] ?? '').replace(/ (?:and|und|sowie)\s*$/, '')
    const named = spent ? '' : (left.split(/[;.] /).pop() ?? '')
    const words = categoryIn(named) !== null ? named : BEHIND.test(clause) ? clause : ''
    spent = words !== '' && words === clause
    const member = categoryIn(words)
    if (member === null || NOT_IT.test(words)) return
    if (FROM.test(left) && TO.test(right)) return
    if (rejected(folded.slice(Math.max(0, figure.start - 90), figure.start), false)) return
    taken.add(figure)
    const sure = inContext || (OF_PEOPLE.test(member) && EMITTED.test(folded))
    const plain = figure.unit?.dimension === 'mass' && !OF_PEOPLE.test(member)
    if (
      member === 'several' ||
      !sure ||
      (plain && !EMITTED.test(folded) && !DIVIDES.test(folded) && !/scope|categor|kategorie/.test(folded))
    )
      return
    statements.push({
      figure,
      dimension: member,
      ofPart: ONE_PLACE.test(subjectOf(folded, figure.start)),
      matched: sentence.text.slice(Math.max(0, figure.start - 80), figure.end),
      zeroWord: null,
    })
  })
  return { statements, taken }
}
