const codes = /(\?[a-z]+=[a-z]+|\b[A-Z][A-Z0-9]*-\d(?:[\w.-]*\w)?)/

/** A sentence in which what is read as one piece, such as `?lang=de` or `E1-6_07`, never breaks at the end of a line. */
export function UnbrokenCodes({ text }: { text: string }) {
  // What a pattern in brackets splits at stands between the parts, at the odd places.
  return text.split(codes).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence do not move.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
