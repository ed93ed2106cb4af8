import { describe, expect, test } from 'vitest'
import { knowledge, listed } from '../knowledge.ts'
import { decode } from './decode-text.ts'
import { countWords } from './language.ts'
import { read } from './read.ts'
import { parseXml } from './xml.ts'

const bytesOf = (latin: string): Uint8Array => Uint8Array.from(Buffer.from(latin, 'latin1'))
const hex = (digits: string): Uint8Array => Uint8Array.from(Buffer.from(digits.replaceAll(' ', ''), 'hex'))
const russian = 'Общее потребление энергии составило двенадцать тысяч. Наши сотрудники и общие отходы'
const cyrillic = (text: string): Uint8Array =>
  Uint8Array.from(text, (sign) => (sign.charCodeAt(0) < 128 ? sign.charCodeAt(0) : sign.charCodeAt(0) - 0x350))
const join = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(Buffer.concat(parts))

/** A text as an encoding of single bytes writes it. */
function written(text: string, label: string): Uint8Array {
  const signs = new TextDecoder(label).decode(Uint8Array.from({ length: 128 }, (_, at) => 128 + at))
  return Uint8Array.from(text, (sign) => {
    const at = signs.indexOf(sign)
    return at < 0 ? sign.charCodeAt(0) : 128 + at
  })
}

/** Few words of each language, as the heads and labels of a table are. */
const spoken: readonly [label: string, text: string][] = [
  ['windows-1252', 'Die Kennzahlen „Wärme“, „Öl“, „Gas“, „Strom“ und „Wasser“ – für Gebäude'],
  ['windows-1252', 'Déchets;2024;Énergie;Salariés – société'],
  ['windows-1252', 'La energía del año;Emisión según áreas'],
  ['windows-1252', 'L’attività è più cara in città'],
  ['windows-1252', 'Företagets utsläpp på år 2024'],
  ['iso-8859-15', 'Die Erlöse größerer Märkte: 12.500 € für 2024'],
  ['windows-1250', 'Zużycie wody i energii;Liczba pracowników;Łącznie'],
  ['windows-1250', 'Spotřeba elektřiny;Počet zaměstnanců;Množství odpadů'],
  ['windows-1250', 'Villamos energia összesen;Hulladék;Nők és férfiak között'],
  ['windows-1250', 'Angajaţi;Deşeuri şi apă în total'],
  ['iso-8859-2', 'Odpady łącznie;Zużycie wody przez spółki'],
  ['windows-1251', 'Вода;Отходы;Сотрудники'],
  ['windows-1251', 'Споживання енергії;Працівники;Усього'],
  ['windows-1251', 'Потребление на енергия;Служители'],
  ['koi8-r', 'Общее потребление воды за год'],
  ['ibm866', 'Общее потребление воды за год'],
  ['windows-1253', 'Όνομα;Κατανάλωση ενέργειας;Εργαζόμενοι'],
  ['windows-1254', 'Çalışan sayısı;Atık ve su tüketimi;Diğer'],
]

describe('letters', () => {
  test.each(spoken)('of %s are told by words: %s', (label, text) => {
    expect(decode(written(text, label))).toEqual({ text, isCertain: true })
  })

  test('of quotation marks alone win no encoding in which they are umlauts', () => {
    const text = '„Nord“ „Ost“ „West“ „Mitte“ 5 €'
    expect(decode(written(text, 'windows-1252')).text).toBe(text)
  })

  test('of every language are lower case, and their words are written with them', () => {
    for (const { language, letters, words } of knowledge<'language' | 'letters' | 'words'>('letters')) {
      expect(words, language).toBe(words.toLowerCase())
      for (const word of listed(words))
        for (const sign of word) if (sign > '\x7f') expect(letters, `${language} ${word}`).toContain(sign)
    }
  })

  test.each([
    ['windows-1252', bytesOf('Besch\xe4ftigte f\xfcr Gr\xf6\xdfe, 5 \x80'), 'Beschäftigte für Größe, 5 €'],
    ['Mac Roman', bytesOf('Besch\x8aftigte f\x9fr Gr\x9a\xa7e'), 'Beschäftigte für Größe'],
    ['cp850', bytesOf('Besch\x84ftigte f\x81r Gr\x94\xe1e'), 'Beschäftigte für Größe'],
    [
      'GB18030',
      hex('b9 ab cb be c4 dc d4 b4 cf fb ba c4 d7 dc c1 bf ce aa d2 bb cd f2 b6 fe c7 a7'),
      '公司能源消耗总量为一万二千',
    ],
    ['windows-1251', cyrillic(russian), russian],
  ])('of %s are told', (_, bytes, text) => {
    expect(decode(bytes)).toEqual({ text, isCertain: true })
  })

  test('of two encodings in one file are told stretch by stretch, and it is said', async () => {
    const bytes = join(new TextEncoder().encode('Beschäftigte größer\n\n'), bytesOf('Energietr\xe4ger f\xfcr alle'))
    expect(decode(bytes)).toEqual({ text: 'Beschäftigte größer\n\nEnergieträger für alle', isCertain: false })
    const result = await read(bytes, 'mixed.txt')
    expect(result.ok && result.document.notes).toEqual([{ kind: 'uncertain_letters' }])
  })

  test('that make no sense in any encoding are said to be uncertain', () => {
    expect(decode(bytesOf('a\xdeb c\xfed e\xf0f')).isCertain).toBe(false)
  })
})

test('zeros in a text are dropped, however many', async () => {
  const result = await read(join(bytesOf('Our report'), new Uint8Array(500), bytesOf(' of 2025\0.')), 'zeros.txt')
  expect(result.ok && result.document.pages[0]?.text).toBe('Our report of 2025.')
})

test('words are counted whatever signs they are made of', () => {
  expect(countWords(`${'('.repeat(2_000_000)} a-b 12 % - ${'('.repeat(1_000)}x`)).toBe(3)
})

describe('XML', () => {
  test('names of entities are nothing', () => {
    expect(parseXml('<!DOCTYPE a [<!ENTITY j "x">]><a>1 &j; 2 &amp;j;</a>').children).toEqual(['1  2 &j;'])
  })
  test('tags that are never closed are damage, found at once', () => {
    expect(() => parseXml('<a '.repeat(1_000_000))).toThrow('closed')
    expect(() => parseXml('<!--'.repeat(1_000_000))).toThrow('closed')
  })
  test('an attribute begins behind a blank or a value', () => {
    expect(parseXml(`<a b="1" c = '2'/>`).attributes).toEqual({ b: '1', c: '2' })
    expect(parseXml(`<a ${'x'.repeat(1_000_000)}/>`).attributes).toEqual({})
  })
})
