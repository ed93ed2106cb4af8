/** The upper half of an encoding with a byte for each letter, by its bytes from 0x80 on. */
export type Upper = readonly string[]

const decoded = (label: string): Upper =>
  [...Array(128).keys()].map((n) => new TextDecoder(label).decode(Uint8Array.of(128 + n)))

/** As DOS had it, which exports of old accounting programs still do; with the euro sign, which took the place of ı. */
const dos =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

const candidates = (): Upper[] => [decoded('windows-1252'), [...dos], decoded('macintosh')]

const commonest = new Set('äöüßÄÖÜéèàç')
const common = new Set('áâêëíîïóôúûùñøåæœãõÉÀÂÇØÅÆÓÑÁ')
const signs = new Set('–—„“”‘’‚«»‹›€•…°²³§½µ×·±©®™£\u00a0')

/** What a byte speaks for an encoding, beside a letter or not. */
function worth(sign: string, beside: boolean): number {
  if (commonest.has(sign)) return beside ? 2 : 0.5
  if (common.has(sign)) return beside ? 1 : 0.25
  if (signs.has(sign)) return beside ? 0.25 : 0.5
  return -1
}

/** What a byte of a text is worth at least on average, in the encoding it was written in. */
const plausible = 0.4

const isLetter = (byte: number | undefined): boolean =>
  byte !== undefined && ((byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122))

/** How often each byte from 0x80 on stands beside a letter, and how often elsewhere. */
export class Bytes {
  readonly beside = new Uint32Array(128)
  readonly alone = new Uint32Array(128)

  add(bytes: Uint8Array, at: number): void {
    const list = isLetter(bytes[at - 1]) || isLetter(bytes[at + 1]) ? this.beside : this.alone
    list[(bytes[at] as number) - 128]!++
  }

  /** The encoding whose letters make the most sense; not certain where none of them do. */
  likeliest(): { upper: Upper; isCertain: boolean } {
    const scored = candidates().map((upper) => {
      let [score, count] = [0, 0]
      for (const [n, sign] of upper.entries()) {
        const [beside, alone] = [this.beside[n] as number, this.alone[n] as number]
        score += beside * worth(sign, true) + alone * worth(sign, false)
        count += beside + alone
      }
      return { upper, score, isCertain: score >= count * plausible }
    })
    // Of equals the first, which is the commonest.
    const best = scored.reduce((one, other) => (other.score > one.score ? other : one))
    return { upper: best.upper, isCertain: best.isCertain }
  }
}
