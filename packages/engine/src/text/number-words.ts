import { FirstWords } from './first-words.ts'
import { pattern, phrasesIn } from './phrases.ts'

/** Who works for others at the sites, after whom a death there is told. */
const ELSEWHERE = String.raw`{works_for} (?:[\p{L}\-]+ )?{other_employer}`
const WORD = String.raw`[\p{L}\d\-]+`

/** An article that counts: `a contractor was killed`, `ein Diskriminierungsvorfall`. */
const ARTICLES = [
  String.raw`(?<!{article_no_count} ){article_a}(?= (?:${WORD} ){0,3}{worker} ${ELSEWHERE} [^.;]{0,20}{died})`,
  String.raw`(?<!{article_no_count} ){article_a}(?= {contractor} (?:{sadly} )?{died})`,
  String.raw`(?<!{article_no_count} ){article_a}(?= {colleague} (?:{work_place} [^.,;]{2,40} )?{died_at_work})`,
  String.raw`(?<={death_of} ){article_a}(?= (?:${WORD} ){1,3}${ELSEWHERE})`,
  '{article_ein}(?= {counted_by_ein})',
  '{article_ein}(?= {counted_by_eine})',
]
/** Articles that count where a case or a person comes with what follows. */
const WITH_COUNTED = [
  String.raw`{article_a}(?= {confirmed} )`,
  '{article_ein}(?= {counted_by_fatal})',
  String.raw`{article_ein}(?= (?:[\p{L}\-]+ )?{own_worker} [^.]{0,60}{died_de})`,
  '{article_any}(?= {counted_by_any})',
  '{article_any}(?= {case_of}[^.;]{0,60} {was_told}(?! {will_be}))',
  String.raw`{eine_conviction}(?= {conviction}(?!\p{L}))`,
  String.raw`{einem}(?= {case_dative}(?!\p{L}))`,
  '{ein}(?= {managing_member})',
  String.raw`(?<=^in ){both}(?= {cases}(?!\p{L}))`,
]
const NUMBER = '(?:{number_plain}|(?:{number_tens}-)?{number_ones}|{number_tens})'
/** `Sixty-one per cent of …` */
const PERCENT = String.raw`(?:${NUMBER}|{number_of_percent})(?= {percent_word}(?!\p{L}))`

/** What says that a number counts people or cases: what follows it, and who has it. */
const COUNTS = [
  String.raw`(?= (?:[\p{L}\-]+ ){0,2}{counted})`,
  String.raw`(?= {of_the} (?:\d+ {members}|${NUMBER} {board_members}))`,
  String.raw`(?<={supervisory_board_has} \p{L}+)(?=[.,;])`,
  String.raw`(?<={management_has} \p{L}+)(?=,? {and_supervisory_board})`,
  String.raw`(?=, {the} [\p{L} \-]{2,30}, {is_executive})`,
  '(?={headed_board})',
]

/** Words that stand for a number where what follows them is counted, in small letters. */
export const NUMBER_WORD = pattern(
  'g',
)`(?<![\p{L}\d\-])(?:${ARTICLES.join('|')}|${PERCENT}|(?:${WITH_COUNTED.join('|')}|${NUMBER})(?:${COUNTS.join('|')}))`

const [NUMERAL, ARTICLE, COUNTED] = [0, 1, 2] as const

/** What {@link NUMBER_WORD} may begin with, and what stands behind every article that counts; other letters may follow. */
const firstWords = new FirstWords<typeof NUMERAL | typeof ARTICLE | typeof COUNTED>(
  [
    [NUMERAL, phrasesIn('{number_plain} {number_tens} {number_ones} {number_of_percent}')],
    [ARTICLE, phrasesIn('{article_a} {article_ein} {article_any} {eine_conviction} {einem} {ein} {both}')],
    [COUNTED, phrasesIn('{other_employer} {contractor} {colleague} {counted_by_ein} {counted_by_eine} {confirmed}')],
    [COUNTED, phrasesIn('{counted_by_fatal} {own_worker} {counted_by_any} {case_of} {conviction} {case_dative}')],
    [COUNTED, phrasesIn('{managing_member} {cases}')],
  ],
  true,
)

/** Whether a number may stand in folded text as a word: most texts hold none, and the pattern is slow to find that. */
export function mayHoldNumberWord(folded: string): boolean {
  const possible = firstWords.in(folded)
  return possible.has(NUMERAL) || (possible.has(ARTICLE) && possible.has(COUNTED))
}
