import { type HostileFile, join, utf8 } from './hostile-file.ts'

let made = 0

const named = (name: string | Uint8Array, about: string): HostileFile => ({
  name,
  about,
  make: () => {
    made += 1
    return utf8(`A harmless text, number ${made}, under a name that is not.`)
  },
})

/** Names that are paths, too long, turned around, or no text at all. */
export const names: HostileFile[] = [
  named('../../../../etc/hostile-was-here.txt', 'a path upwards'),
  named('..\\..\\Windows\\hostile-was-here.txt', 'a path of Windows'),
  named('/etc/cron.d/hostile-was-here.txt', 'a path from the root'),
  named(`${'ä'.repeat(400)}.txt`, 'a name of 804 bytes'),
  named(`${'x'.repeat(5000)}.txt`, 'a name of 5,004 bytes'),
  named('invoice\u202Efdp.txt', 'written from right to left'),
  named('תקרית \u200Fדוח.txt', 'Hebrew with marks of direction'),
  named('report\0.pdf.txt', 'NUL inside'),
  named('line\r\nSet-Cookie: a=b.txt', 'a line of a header inside'),
  named('"; filename="other.exe.txt', 'quotation marks that end it'),
  named('.txt', 'an ending alone'),
  named('....txt', 'points'),
  named('CON.txt', 'a device of Windows'),
  named('👩‍🌾🌍.txt', 'pictures'),
  named('<img src=x onerror=alert(1)>.txt', 'markup'),
  named("'; drop table documents; --.txt", 'a statement for a database'),
  named('{{7*7}}<%= 7*7 %>%s%n.txt', 'placeholders of templates'),
  named(join('Gr\u00f6\u00dfe der M\u00e4rkte.txt'), 'an older program’s bytes for umlauts'),
  named(join('broken \u00c3.txt'), 'half a character'),
  named('report.txt.exe', 'another ending behind'),
  named('report', 'no ending'),
]
