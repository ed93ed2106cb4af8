import { readable } from '../layout/colour.ts'

/** Watermark of a draft: a word across the page, in print across each page. */
const watermark = (word: string): string =>
  `body::before { content: "${word}"; position: fixed; inset: 0; display: grid; place-items: center; transform: rotate(-50deg); font-size: min(22vw, 14rem); font-weight: 700; color: #1b1f1d0f; pointer-events: none }
`

/** Style sheet of the HTML report, which looks like the PDF and loads nothing from elsewhere. */
export const stylesOf = (colour: string, draft: string | null): string => `${draft === null ? '' : watermark(draft)}
:root { color-scheme: light; --brand: ${colour}; --brand-ink: ${readable(colour)}; --ink: #1b1f1d; --soft: #57605b; --line: #d5dad7; --tint: #f3f6f4 }
* { box-sizing: border-box }
body { margin: 0; background: #fff; color: var(--ink); font: 16px/1.6 Inter, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; overflow-wrap: anywhere }
.main { max-width: 52rem; margin: 0 auto; padding: 2rem 1.25rem 5rem }
.cover { border-top: .5rem solid var(--brand); padding: 2rem 0 1.5rem; border-bottom: 1px solid var(--line); margin-bottom: 2rem }
.cover img { max-height: 4rem; max-width: 14rem; margin-bottom: 1.5rem }
.cover p { margin: .25rem 0; color: var(--soft) }
.draft { display: inline-block; border: 1px solid #8a5a00; color: #7a4f00; background: #fff6e5; padding: .1rem .6rem; border-radius: .25rem; font-weight: 600 }
h1 { font-size: 2.1rem; line-height: 1.2; margin: 0 0 .75rem }
h2 { font-size: 1.6rem; line-height: 1.25; color: var(--brand-ink); margin: 3.5rem 0 1rem; padding-top: 1rem; border-top: 2px solid var(--brand) }
h3 { font-size: 1.2rem; line-height: 1.3; margin: 2.5rem 0 .75rem }
h4 { font-size: 1.08rem; margin: 2rem 0 .5rem }
h5 { font-size: 1rem; margin: 1.25rem 0 .4rem; font-weight: 600 }
h6 { font-size: .95rem; margin: 1rem 0 .3rem; font-weight: 600 }
p { margin: .5rem 0 }
.contents ol { list-style: none; padding: 0; margin: 0 }
.contents li li { padding-left: 1.25rem; font-size: .94rem }
.contents > ol > li { margin-top: .6rem; font-weight: 600 }
.contents li li { font-weight: 400 }
a { color: var(--brand-ink); text-underline-offset: .15em }
blockquote { margin: .75rem 0; padding: .25rem 0 .25rem 1rem; border-left: 3px solid var(--line) }
.cite { font-size: .875rem; color: var(--soft) }
.table { overflow-x: auto; margin: 1rem 0 }
table { border-collapse: collapse; width: 100%; font-size: .925rem }
caption { text-align: left; font-weight: 600; padding-bottom: .4rem }
th, td { text-align: left; vertical-align: top; padding: .4rem .6rem .4rem 0; border-bottom: 1px solid var(--line); overflow-wrap: break-word; hyphens: auto }
thead th { border-bottom: 2px solid var(--brand) }
tbody th { font-weight: 400 }
.contents li li li { font-size: .9rem }
.picture { margin: 1rem 0; break-inside: avoid }
.picture img { max-width: 100%; height: auto }
.picture .caption { font-weight: 600; font-size: .925rem }
.end { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
.wide table { font-size: .8rem; min-width: 75rem }
.wide th, .wide td { padding-right: .35rem }
.total th, .total td { font-weight: 600 }
.section th { padding-top: .9rem; font-weight: 600; color: var(--brand-ink) }
.part th { padding-left: 1.25rem; color: var(--soft) }
.notice { margin: 1rem 0; padding: .75rem 1rem; background: var(--tint); border-left: 3px solid var(--soft) }
.notice.gap { background: #fff6e5; border-color: #8a5a00 }
.notice strong { display: block }
.notes { font-size: .875rem; color: var(--soft) }
.numbered { border-top: 1px solid var(--line); margin-top: 3rem }
ix\\:nonfraction, ix\\:nonnumeric { border-bottom: 1px dotted transparent }
@media print { .main { max-width: none } h2 { break-before: page } tr, blockquote { break-inside: avoid } }
`
