/**
 * Typst template of the PDF. It reads its content as data: nothing that people wrote is ever part of the program, so no
 * word of theirs can become markup.
 */
export const template = `
#let d = json("/data.json")
#let brand = rgb(d.colour)
#let ink = rgb(d.ink)
#let soft = rgb("#57605b")
#let line-colour = rgb("#d5dad7")
#let w = d.words
// How close all is set, because a few lines would have a page for themselves otherwise: 0, 1 or 2.
#let closeness = int(sys.inputs.at("close", default: "0"))
#let is-close = closeness > 0
#let above-heading = (1, 0.7, 0.5).at(closeness)

#set document(title: d.title, author: d.company, date: datetime(year: d.date.year, month: d.date.month, day: d.date.day))
#set text(font: d.fonts, size: if closeness > 1 { 9.2pt } else { 9.5pt }, lang: d.language, fill: rgb("#1b1f1d"), fallback: false, hyphenate: true)
#set par(leading: if is-close { 0.58em } else { 0.62em }, spacing: (0.85em, 0.7em, 0.62em).at(closeness), justify: false)
#set page(
  paper: "a4",
  margin: (top: 26mm, bottom: 24mm, left: 24mm, right: 24mm),
  background: if d.draft != none { rotate(-50deg, text(size: 110pt, weight: 700, fill: rgb("#1b1f1d0f"), d.draft)) },
  header: context {
    if counter(page).get().first() > 1 {
      let page-number = here().page()
      let before = query(heading.where(level: d.above)).filter(h => h.location().page() <= page-number and h.outlined)
      set text(size: 8pt, fill: soft)
      grid(columns: (1fr, auto), column-gutter: 8mm, block(width: 100%, height: 1.5em, clip: true, d.company + " · " + d.title), align(right, if before.len() > 0 { before.last().body }))
      v(-4pt)
      line(length: 100%, stroke: 0.5pt + line-colour)
    }
  },
  footer: context {
    if counter(page).get().first() > 1 {
      set text(size: 8pt, fill: soft)
      let parts = w.page.split("{page}")
      align(right, parts.first() + str(counter(page).get().first()) + parts.last().replace("{pages}", str(counter(page).final().first())))
    }
  },
)
// Room for what follows: a long table does not begin with a single row at the foot of a page.
#let room(height) = { block(above: 1.2em, below: 0pt, sticky: true, breakable: false, height: height); v(-height, weak: false) }

// A part, a chapter, a requirement and two levels within it; a statement without parts begins with its chapters.
#let heading-look(it) = {
  let role = it.level + 2 - d.above
  let shown(size, ..more) = text(size: size, weight: 700, hyphenate: false, ..more, it.body)
  if it.level == 1 and d.above == 2 { pagebreak(weak: true) }
  if role == 1 { block(width: 100%, above: 0pt, below: 1.4em, sticky: true, inset: (y: 7mm), stroke: (top: 3pt + brand, bottom: 0.5pt + line-colour), shown(22pt, fill: ink)) }
  else if role == 2 { block(above: 2.4em * above-heading, below: 1em, sticky: true, shown(if it.level == 1 { 19pt } else { 15pt }, fill: ink)) }
  else if role == 3 { block(above: 2em * above-heading, below: 0.9em, sticky: true, shown(if d.above == 2 { 12pt } else { 13pt })) }
  else if role == 4 { block(above: 1.4em, below: 0.7em, sticky: true, shown(10.5pt)) }
  else { block(above: 1.2em, below: 0.6em, sticky: true, shown(9.5pt)) }
}
#show heading: heading-look
#show figure: set block(breakable: true)
#show quote: set pad(x: 0pt)
// The source of a quote stays on the page of the quote.
#show quote.where(block: true): set block(sticky: true)
#show figure.caption: it => block(width: 100%, sticky: true, align(left, text(size: 9pt, weight: 700, it.body)))
#set figure.caption(position: top)
#show link: set text(fill: ink)
#show footnote.entry: set text(size: 8pt)
#set table(stroke: none, inset: (x: 4pt, y: if is-close { 4pt } else { 5pt }))
#show table: set text(size: 8.5pt, hyphenate: false)
#show table: set par(justify: false)

#let run(r) = {
  if r.at("br", default: false) { linebreak() }
  else if r.at("note", default: none) != none { footnote(r.note.map(run).join()) }
  else if r.text != "" {
    let c = text(r.text)
    if r.at("italic", default: false) { c = emph(c) }
    if r.at("bold", default: false) { c = strong(c) }
    let href = r.at("href", default: none)
    if href == none { c }
    else if href.starts-with("#") { if d.anchors.contains(href.slice(1)) { link(label(href.slice(1)), c) } else { c } }
    else { link(href, c) }
  }
}
#let runs(all) = all.map(run).join()

#let items(l) = {
  let body = l.items.map(i => { runs(i.runs); if i.below != none { items(i.below) } })
  if l.ordered { enum(..body) } else { list(..body) }
}

#let lines(x, y) = if y == 0 { (bottom: 1pt + brand) } else { (bottom: 0.5pt + line-colour) }

// The first cell of a row names it.
#let row-head(body) = table.cell(body)
// All lines of a part stand below the name of its whole.
#let stepped(is-part, body) = if is-part { pad(left: 10pt, body) } else { body }
#let broken(c, body) = if c.long { text(hyphenate: true, body) } else { body }

// A short table stays on one page.
#let captioned(caption, rows, t) = { if rows > 8 { room(40mm) }; block(above: if rows > 8 { 0pt } else { 1.2em }, below: 1.4em, breakable: rows > 8, if caption == none or caption == "" { t } else { figure(t, caption: caption, kind: table, supplement: none, numbering: none) }) }

#let part(p) = {
  if p.kind == "heading" { heading(level: p.level + d.above + 1, outlined: false, runs(p.runs)) }
  else if p.kind == "paragraph" { par(runs(p.runs)) }
  else if p.kind == "list" { items(p) }
  else if p.kind == "quote" {
    block(inset: (left: 10pt, y: 2pt), stroke: (left: 2pt + line-colour), width: 100%, quote(block: true, quotes: false, {
      set text(lang: p.lang)
      p.paragraphs.map(x => par(runs(x))).join()
    }) + if p.source != none { par(text(size: 8pt, fill: soft, p.source)) })
  } else if p.kind == "source" { par(text(size: 8pt, fill: soft, p.text)) 
  } else if p.kind == "table" {
    captioned(p.caption, p.rows.len(), table(
      columns: p.widths.map(x => x * 1fr),
      align: (x, y) => if p.rows.at(y).at(x).at-end { right } else { left },
      stroke: lines,
      table.header(..p.rows.first().map(c => strong(broken(c, runs(c.runs))))),
      ..p.rows.slice(1).map(r => r.enumerate().map(((i, c)) => if i == 0 { row-head(broken(c, runs(c.runs))) } else { table.cell(broken(c, runs(c.runs))) })).flatten(),
    ))
  }
}

// A table of many years has smaller signs and columns as wide as a figure, and lies on its side where the page is too narrow for it.
#let many-width(n, at) = {
  let words = n.head.at(at).split(" ") + n.rows.map(r => r.cells.at(at - n.head.len() + r.cells.len()))
  calc.max(13mm, 2.6mm + 1.5mm * words.fold(0, (most, word) => calc.max(most, word.clusters().len())))
}
#let figures-table(n, named) = captioned(n.caption, n.rows.len(), {
  set table.cell(breakable: false)
  let count = n.head.len() - named
  let is-many = n.breadth != "usual"
  show table: set text(size: if is-many { 7.5pt } else { 8.5pt })
  table(
  columns: (1fr, ..range(named - 1).map(x => auto), ..range(count).map(x => if is-many { many-width(n, named + x) } else { auto })),
  ..if is-many { (inset: (x: 3pt, y: 5pt)) } else { (:) },
  align: (x, y) => if x < named { left } else { right },
  stroke: lines,
  table.header(..n.head.map(strong)),
  ..n.rows.map(r => (
    row-head(stepped(r.part, { text(fill: if r.part { soft } else { black }, weight: if r.total { 700 } else { 400 }, hyphenate: true, r.label); if r.note != none { footnote(r.note) } })),
    ..if r.unit == none { () } else { (text(r.unit),) }, ..r.cells.map(c => text(weight: if r.total { 700 } else { 400 }, c)),
  )).flatten(),
)})
#let figures(n) = {
  let named = if n.rows.any(r => r.unit != none) { 2 } else { 1 }
  if n.breadth == "wide" { page(flipped: true, margin: (x: 14mm, top: 24mm, bottom: 18mm), figures-table(n, named)) } else { figures-table(n, named) }
}

// A table of the law: section rows go across, narrow columns have their heads upright, and a wide one lies on pages of its own.
#let grid-table(n) = {
  let rows = n.rows.len()
  let at-end(x) = if x > 0 and n.kinds.at(x) != "words" { right } else { left }
  set text(size: if n.isWide { 6.5pt } else { 8.5pt })
  set table.cell(breakable: false)
  let tipped(i, h) = if n.isWide and n.kinds.at(i) == "sign" { rotate(-90deg, reflow: true, block(width: 34mm, align(left, strong(h)))) } else { strong(h) }
  figure(caption: n.caption, kind: table, supplement: none, numbering: none, {
    show table: set text(size: if n.isWide { 6.5pt } else { 8.5pt })
    table(
      columns: n.kinds.enumerate().map(((i, k)) => if i == 0 { 1fr } else if n.isWide and k == "sign" { if n.head.at(i).len() > 40 { 13mm } else { 9mm } } else if n.isWide and k == "words" { 17mm } else { auto }),
      inset: if n.isWide { (x: 2pt, y: 3.5pt) } else { (x: 4pt, y: 5pt) },
      align: (x, y) => at-end(x) + if y == 0 { bottom } else { top },
      stroke: (x, y) => (bottom: if y == if n.groups.len() > 0 { 1 } else { 0 } { 1pt + brand } else { 0.5pt + line-colour }),
      table.header(
        ..n.groups.map(g => table.cell(colspan: g.span, align: center, strong(g.text))),
        ..n.head.enumerate().map(((i, h)) => table.cell(align: if i == 0 { left + bottom } else { at-end(i) + bottom }, tipped(i, h))),
      ),
      ..n.rows.map(r => if r.level == "section" {
        (table.cell(colspan: n.kinds.len(), text(weight: 700, fill: ink, r.head.text)),)
      } else {
        let weight = if r.level == "total" { 700 } else { 400 }
        (
          row-head(stepped(r.level == "part", text(weight: weight, hyphenate: true, r.head.text))),
          ..r.cells.map(c => broken(c, text(weight: weight, c.text))),
        )
      }).flatten(),
    )
  })
  if n.note != none { block(above: 0.8em, text(size: 7.5pt, fill: soft, n.note)) }
}
#let grid-of(n) = if n.isWide { page(flipped: true, margin: (x: 14mm, top: 24mm, bottom: 18mm), grid-table(n)) } else { block(above: 1.2em, below: 1.4em, breakable: n.rows.len() > 8, grid-table(n)) }

#let pictured(n) = block(above: 1.2em, below: 1.4em, breakable: false, figure(image("/" + n.file, width: 100%, alt: n.alt), caption: n.caption, kind: image, supplement: none, numbering: none))

#let page-of(id) = if d.anchors.contains(id) { link(label(id), context str(counter(page).at(label(id)).first())) } else { "–" }
#let listing(n) = room(30mm) + block(above: 0pt, {
  set table.cell(breakable: false)
  table(
  columns: n.widths.map(x => x * 1fr),
  inset: (x: 4pt, y: if is-close { 2.8pt } else { 4pt }),
  stroke: lines,
  table.header(..n.head.map(strong)),
  ..n.rows.map(r => r.enumerate().map(((i, c)) => { let shown = if c.at("place", default: none) != none { page-of(c.place) } else { broken(c, text(c.text)) }; if i == 0 { row-head(shown) } else { shown } })).flatten(),
)})

#let noted(n, ..more, body) = block(
  width: 100%, inset: (x: 9pt, y: 9pt), ..more,
  fill: if n.tone == "gap" { rgb("#fff6e5") } else { rgb("#f3f6f4") },
  stroke: (left: 2pt + if n.tone == "gap" { rgb("#8a5a00") } else { soft }),
  { set text(size: 9pt); body },
)
#let noted-title(n) = par(strong(n.title) + [ #h(4pt) ] + text(n.text))
#let noted-list(all) = list(..all.map(i => text(i)))
// A short notice stays on one page; a long one never leaves a single line on the next.
#let notice(n) = {
  let count = n.items.len()
  if count <= 12 {
    noted(n, above: 1em, below: 1em, breakable: false, {
      noted-title(n)
      if count == 1 { par(text(fill: soft, n.items.first())) } else if count > 1 { noted-list(n.items) }
    })
  } else {
    noted(n, above: 1em, below: 0pt, inset: (x: 9pt, top: 9pt, bottom: 3pt), noted-title(n) + noted-list(n.items.slice(0, count - 4)))
    noted(n, above: 0pt, below: 1em, inset: (x: 9pt, top: 3pt, bottom: 9pt), breakable: false, noted-list(n.items.slice(count - 4)))
  }
}

// The first page.
#{
  v(30mm)
  if d.logo != none { image("/logo." + d.logo, height: 18mm, alt: d.company); v(14mm) }
  block(width: 100%, stroke: (top: 6pt + brand), inset: (top: 9mm), {
    text(size: 12pt, fill: soft, d.company)
    v(2mm)
    show title: set text(size: 30pt, weight: 700, hyphenate: false)
    title()
    v(6mm)
    set text(size: 10.5pt, hyphenate: false)
    d.about.map(a => par(text(a))).join()
  })
}
#pagebreak()
#{
  // A few lines more than a page holds are set closer, so that no page is left with them alone.
  let entries = d.nodes.filter(n => n.kind == "heading" and n.level <= d.above + 1).len()
  let is-long = entries > 42 and entries <= 60
  set text(hyphenate: false, size: if is-long { 8.8pt } else { 9.5pt })
  show outline.entry: set block(above: if is-long { 0.55em } else { 0.85em })
  show outline.entry.where(level: 1): set block(above: if is-long { 0.9em } else { 1.1em })
  show outline.entry.where(level: 1): set text(weight: 700)
  show link: set text(fill: rgb("#1b1f1d"))
  outline(title: w.contents, depth: d.above + 1, indent: 1em)
}
#pagebreak()
// Where a part ends, for whoever looks whether its last page holds more than a few lines.
#let end-here = context [#metadata((page: here().page(), y: here().position().y.mm())) <end>]
#for (index, n) in d.nodes.enumerate() {
  if n.kind == "heading" {
    // Parts begin on a page of their own; chapters of a statement without parts go on where there is room for them.
    if n.level == 1 and index > 0 { if d.above == 2 { end-here } else { room(60mm) } }
    [#heading(level: n.level, text(n.text)) #label(n.id)]
  }
  else if n.kind == "text" { n.parts.map(part).join() }
  else if n.kind == "figures" { figures(n) }
  else if n.kind == "grid" { grid-of(n) }
  else if n.kind == "picture" { pictured(n) }
  else if n.kind == "notice" { notice(n) }
  else if n.kind == "list" { listing(n) }
}
#end-here
#if d.attached != none { pdf.attach("/" + d.attached.name, relationship: "alternative", mime-type: d.attached.mime, description: d.attached.description) }
`
