// The library has no watermark. Word writes one as WordArt in VML (ECMA-376 part 4, clause 19), and others read it.

const formulas = [
  'sum #0 0 10800',
  'prod #0 2 1',
  'sum 21600 0 @1',
  'sum 0 0 @2',
  'sum 21600 0 @3',
  'if @0 @3 0',
  'if @0 21600 @1',
  'if @0 0 @2',
  'if @0 @4 21600',
  'mid @5 @6',
  'mid @8 @5',
  'mid @7 @8',
  'mid @6 @7',
  'sum @6 0 @5',
]

/** Shape type of text along a path, as Word defines it for WordArt. */
const shapeType = `<v:shapetype id="_x0000_t136" coordsize="21600,21600" o:spt="136" adj="10800" path="m@7,l@8,m@5,21600l@6,21600e"><v:formulas>${formulas
  .map((formula) => `<v:f eqn="${formula}"/>`)
  .join(
    '',
  )}</v:formulas><v:path textpathok="t" o:connecttype="custom" o:connectlocs="@9,0;@10,10800;@11,21600;@12,10800" o:connectangles="270,180,90,0"/><v:textpath on="t" fitshape="t"/></v:shapetype>`

const place =
  'position:absolute;margin-left:0;margin-top:0;width:440pt;height:150pt;rotation:315;z-index:-251658752;mso-position-horizontal:center;mso-position-horizontal-relative:margin;mso-position-vertical:center;mso-position-vertical-relative:margin'

/**
 * A header with a word across the page behind everything else.
 * @param word one of ours, without signs that XML would take for its own
 */
export function withWatermark(header: string, word: string): string {
  const shape = `<v:shape id="watermark" o:spid="_x0000_s2049" type="#_x0000_t136" alt="${word}" style="${place}" fillcolor="#d5dad7" stroked="f"><v:fill opacity=".5"/><v:textpath style="font-family:Calibri;font-size:1pt;font-weight:bold" string="${word}"/></v:shape>`
  const run = `<w:r><w:pict>${shapeType}${shape}</w:pict></w:r>`
  return header.replace('<w:p/></w:hdr>', '<w:p></w:p></w:hdr>').replace('</w:p></w:hdr>', `${run}</w:p></w:hdr>`)
}
