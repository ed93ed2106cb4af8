/** The upper half of an encoding with a byte for each letter, by its bytes from 0x80 on. */
export type Upper = readonly string[]

const decoded = (label: string): Upper =>
  [...Array(128).keys()].map((n) => new TextDecoder(label).decode(Uint8Array.of(128 + n)))

/** As DOS had it, which exports of old accounting programs still do; with the euro sign, which took the place of ı. */
const dosWestern =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'
const dosAmerican =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'
const dosCentral =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0'

const labels = [
  'windows-1252',
  'iso-8859-15',
  'windows-1250',
  'iso-8859-2',
  'windows-1254',
  'windows-1257',
  'windows-1251',
  'windows-1253',
  'koi8-u',
  'macintosh',
  'iso-8859-5',
  'iso-8859-7',
  'ibm866',
  'x-mac-cyrillic',
]

let all: readonly Upper[] | null = null

/** The encodings that are told apart, of equals the commoner first. */
export const encodings = (): readonly Upper[] => {
  all ??= [...labels.map(decoded), [...dosWestern], [...dosCentral], [...dosAmerican]]
  return all
}
