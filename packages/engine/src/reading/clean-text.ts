/**
 * The one boundary at which characters from files become characters of ours. After it no text holds NUL, other control
 * characters, lone surrogates, soft hyphens, zero-width or direction-override characters, ligatures or private-use glyphs.
 */

const ligatures: Record<string, string> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
  ĳ: 'ij',
  Ĳ: 'IJ',
}

// Symbol fonts put their bullets and ticks into the private-use area; these are the ones that office programs write.
const privateUse: Record<string, string> = {
  '\uf0b7': '•',
  '\uf0a7': '•',
  '\uf0a8': '•',
  '\uf06e': '•',
  '\uf0d8': '•',
  '\uf076': '•',
  '\uf02d': '-',
  '\uf0e0': '→',
  '\uf0fc': '✓',
  '\uf050': '✓',
  '\uf0fe': '☑',
  '\uf0fd': '☒',
  '\uf078': '☒',
  '\uf06f': '☐',
}

const suspicious =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u0132\u0133\u200b-\u200f\u2028-\u202e\u2060-\u206f\ud800-\udfff\ue000-\uf8ff\ufb00-\ufb06\ufeff\ufff0-\uffff]/
const suspiciousAll = new RegExp(suspicious.source, 'gu')

/**
 * Text as it may be stored. Tabs and line feeds stay, carriage returns become line feeds.
 * @param text any string a parser gave
 */
export function cleanText(text: string): string {
  if (!suspicious.test(text)) return text
  return (
    text
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      // With the u flag a pair of surrogates is one character, so only lone ones match.
      .replace(suspiciousAll, (character) => ligatures[character] ?? privateUse[character] ?? '')
  )
}

/** Runs of white space, line ends and every kind of blank included, as one plain blank; trimmed. */
export function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}
