import type { StyleDocument } from '../style-document.ts'

/** Further documents written later, in German. */
export const laterGermanMore: StyleDocument[] = [
  {
    name: 'schaller-abfallbilanz.xlsx',
    language: 'de',
    year: 2024,
    style: 'Arbeitsmappe: Abfall, Wasser und Material auf eigenen Blättern, Summen unten, Einheit oben rechts',
    text: `
[sheet Abfall]
[table]
! Abfallbilanz Gruppe | Menge in t | <<
! Abfallart | 2023 | 2024
Gewerbeabfall | 412.5 | 398.1
Papier und Pappe | 188.0 | 176.4
Metallschrott | 2105.0 | 1998.7
Altöl (gefährlich) | 22.4 | 20.9
Lösemittel (gefährlich) | 9.1 | 8.6
Summe gefährliche Abfälle | 31.5 | 29.5
Summe Abfälle | 2737.0 | 2602.7
[/table]
[sheet Wasser]
[table]
! Wasser | Einheit | 2023 | 2024
Entnahme aus öffentlichem Netz | m³ | 20410 | 19870
Entnahme aus eigenen Brunnen | m³ | 51200 | 48950
Wasserentnahme gesamt | m³ | 71610 | 68820
Einleitung in Kanalisation | m³ | 17800 | 17250
Wasserverbrauch | m³ | 53810 | 51570
[/table]
[sheet Material]
[table]
! Material | Einheit | 2023 | 2024
Gesamtgewicht der eingesetzten Materialien | t | 30120 | 29544
davon Sekundärmaterial | t | 8130 | 8863
Anteil Sekundärmaterial | % | 27 | 30
[/table]
`,
    answers: `
E5-5_07 = 2602.7 t
E5-5_15 = 29.5 t
E3-4_11 = 68820 m3
E3-4_12 = 17250 m3
E3-4_01 = 51570 m3
E5-4_02 = 29544 t
E5-4_04 = 8863 t
E5-4_05 = 30 %
absent E5-5_10 E3-4_03
`,
  },
  {
    name: 'kupferberg-entgelt.docx',
    language: 'de',
    year: 2024,
    style: 'Wort-Dokument zu Entgelt und Vielfalt: Quoten bereinigt und unbereinigt, Führungsebenen, Elternzeit',
    text: `
# Entgelt und Vielfalt
Der unbereinigte Entgeltunterschied zwischen Frauen und Männern betrug 2024 konzernweit 13,8 % (Vorjahr 14,5 %). Bereinigt um Tätigkeit und Erfahrung verbleibt ein Unterschied von 2,1 %.
Das Verhältnis der höchsten Jahresvergütung zum Median aller Beschäftigten lag bei 38 zu 1.
[table]
! Führungsebene | Frauen | Männer | Frauenanteil
Vorstand | 1 | 3 | 25 %
Erste Ebene unter dem Vorstand | 9 | 27 | 25 %
Zweite Ebene | 41 | 88 | 32 %
[/table]
## Altersstruktur
[table]
! Altersgruppe | 2024 | 2023
unter 30 Jahre | 488 | 471
30 bis 50 Jahre | 1.604 | 1.622
über 50 Jahre | 1.037 | 1.018
[/table]
## Elternzeit
Alle Beschäftigten haben Anspruch auf Urlaub aus familiären Gründen. 6,4 % haben ihn 2024 in Anspruch genommen.
`,
    answers: `
S1-16_01 = 13.8 %
S1-16_02 = 38
S1-9_03 = 488
S1-9_04 = 1604
S1-9_05 = 1037
S1-15_01 = 100 %
S1-15_02 = 6.4 %
absent S1-6_02
`,
  },
  {
    name: 'hohenfels-lagebericht-auszug.pdf',
    language: 'de',
    year: 2024,
    style:
      'Nachhaltigkeitserklärung im Lagebericht: Verweise auf ESRS in Klammern, Beträge in Mio. €, Satz mit zwei Jahren',
    look: { font: 'serif', size: 9 },
    text: `
head: Hohenfels SE · Zusammengefasster Lagebericht 2024
## E1-5 Energieverbrauch und Energiemix
Der Gesamtenergieverbrauch des Konzerns belief sich im Geschäftsjahr 2024 auf 1.846.300 MWh nach 1.910.700 MWh im Vorjahr (ESRS E1-5, 37). Aus fossilen Quellen stammten 1.302.900 MWh, aus nuklearen Quellen 41.200 MWh und aus erneuerbaren Quellen 502.200 MWh. Damit lag der Anteil fossiler Quellen bei 70,6 %.
## E1-6 THG-Bruttoemissionen
Die Scope-1-THG-Bruttoemissionen betrugen 214.800 t CO_{2}-Äq., die standortbezogenen Scope-2-THG-Bruttoemissionen 198.500 t CO_{2}-Äq. und die marktbezogenen 102.300 t CO_{2}-Äq. Einschließlich der Scope-3-THG-Bruttoemissionen von 6.410.000 t CO_{2}-Äq. ergeben sich marktbezogene Gesamtemissionen von 6.727.100 t CO_{2}-Äq. Die THG-Intensität, bezogen auf die Nettoerlöse von 4.812 Mio. €, lag marktbezogen bei 1.398 t CO_{2}-Äq. je Mio. €.
## E1-8 Interne CO_{2}-Bepreisung
Bei Investitionen über 1 Mio. € setzen wir einen Schattenpreis von 120 € je Tonne CO_{2} an.
## S1-14 Gesundheitsschutz und Sicherheit
Im Berichtsjahr ereigneten sich 312 (2023: 341) meldepflichtige Arbeitsunfälle. Die Unfallquote lag bei 7,9 (2023: 8,8) je eine Million Arbeitsstunden. Todesfälle waren wie im Vorjahr nicht zu beklagen. 100 % der Arbeitskräfte sind vom Managementsystem für Gesundheit und Sicherheit abgedeckt.
## G1-6 Zahlungspraktiken
Im Durchschnitt begleichen wir Rechnungen nach 34 Tagen. 88 % der Zahlungen erfolgen innerhalb der Standardbedingungen.
`,
    answers: `
E1-5_01 = 1846300 MWh
E1-5_02 = 1302900 MWh
E1-5_03 = 41200 MWh
E1-5_05 = 502200 MWh
E1-5_15 = 70.6 %
E1-6_07 = 214800 t CO2e
E1-6_09 = 198500 t CO2e
E1-6_10 = 102300 t CO2e
E1-6_11 = 6410000 t CO2e
E1-6_13 = 6727100 t CO2e
E1-8_04 = 120 EUR/t
S1-14_04 = 312
S1-14_05 = 7.9
S1-14_02 = 0
S1-14_01 = 100 %
G1-6_01 = 34 days
G1-6_03 = 88 %
absent E1-6_12 E1-6_30
`,
  },
  {
    name: 'marienthal-magazin.pdf',
    language: 'de',
    year: 2023,
    style: 'Magazinseite: Kacheln, Projektzahlen, Ziele und Vergleiche; wenig davon gilt für das Unternehmen',
    look: { size: 10 },
    text: `
# Auf einen Blick
[tiles]
2.318 | Mitarbeitende weltweit
41 % | Frauen in der Belegschaft
12 | Standorte in sechs Ländern
–38 % | CO_{2}-Emissionen seit 2018
100 % | Ökostrom an allen deutschen Standorten
3,6 Mio. € | in den Klimaschutz investiert
[/tiles]
## Ein Tag im Wald
Gemeinsam mit dem Forstamt haben 140 Kolleginnen und Kollegen 2.400 Bäume gepflanzt. Sie binden in den nächsten 30 Jahren rund 700 Tonnen CO_{2}. Ein Mensch in Deutschland verursacht im Schnitt 10,3 Tonnen CO_{2} im Jahr.
## Weniger Verpackung
Seit 2021 sparen wir 85 Tonnen Kunststoff im Jahr. Das neue Lager in Kassel braucht 40 % weniger Strom als das alte; 1,2 MWp Photovoltaik liegen auf dem Dach. Bis 2030 wollen wir die Emissionen von Scope 1 und 2 halbieren.
`,
    answers: `
S1-6_02 = 2318
absent E1-6_07 E1-6_10 E1-5_09 E1-4_04 E1-5_08 S1-9_02#female E5-5_07 E1-7_10 E1-5_01
`,
  },
  {
    name: 'veitsberg-lieferantenkodex.pdf',
    language: 'de',
    year: 2024,
    style: 'Kodex für Lieferanten mit Schwellen, Fristen und Beträgen; keine Kennzahl',
    look: { size: 10 },
    text: `
# Verhaltenskodex für Lieferanten
Dieser Kodex gilt ab einem Einkaufsvolumen von 50.000 EUR im Jahr. Arbeitszeiten dürfen 48 Stunden in der Woche nicht überschreiten; Überstunden sind auf 12 Stunden begrenzt. Arbeitskräfte unter 15 Jahren dürfen nicht beschäftigt werden.
Lieferanten mit mehr als 250 Beschäftigten weisen bis 2026 eine Zertifizierung nach ISO 14001 vor. Mindestens 30 % des Stroms sollen aus erneuerbaren Quellen stammen. Scope-1- und Scope-2-Emissionen sind jährlich zu melden; erwartet wird eine Senkung um 4,2 % im Jahr.
Verstöße können innerhalb von 10 Werktagen gemeldet werden. Geldstrafen wegen Korruption führen zum Ausschluss. Rechnungen werden binnen 30 Tagen bezahlt.
`,
    answers: `
absent E1-6_07 E1-4_04 S1-6_02 G1-6_01 E1-5_09
`,
  },
  {
    name: 'auerbach-index.pdf',
    language: 'de',
    year: 2023,
    style: 'GRI-Index mit Antworten in der Zelle, Seitenzahlen und Auslassungen',
    look: { size: 8 },
    text: `
# GRI-Inhaltsindex
[table widths=60,210,60 style=grid size=8]
! GRI | Angabe | Seite | Anmerkung
2-7 | Angestellte | 22 | 1.904 Angestellte zum 31.12.2023
2-8 | Mitarbeitende, die keine Angestellten sind | – | 118 Leiharbeitskräfte
2-30 | Tarifverträge | 24 | 76 % der Belegschaft
302-1 | Energieverbrauch innerhalb der Organisation | 31 | 64.220 MWh
303-5 | Wasserverbrauch | – | nicht wesentlich
305-1 | Direkte THG-Emissionen (Scope 1) | 33 | 7.815 t CO_{2}e
305-2 | Indirekte THG-Emissionen (Scope 2) | 33 | 4.102 t CO_{2}e (marktbasiert)
305-3 | Sonstige indirekte THG-Emissionen (Scope 3) | 34 | Daten nicht verfügbar
306-3 | Angefallener Abfall | 36 | 2.914 t
401-1 | Neu eingestellte Angestellte und Fluktuation | 25 | Fluktuation 10,8 %
403-9 | Arbeitsbedingte Verletzungen | 27 | 31 Unfälle, kein Todesfall
404-1 | Stunden der Aus- und Weiterbildung | 26 | 16,5 Stunden je Angestellten
405-1 | Vielfalt in Leitungsorganen | 12 | Vorstand: 33 % Frauen
[/table]
`,
    answers: `
S1-6_02 = 1904
S1-7_01 = 118
S1-8_01 = 76 %
E1-5_01 = 64220 MWh
E1-6_07 = 7815 t CO2e
E1-6_10 = 4102 t CO2e
E5-5_07 = 2914 t
S1-6_12 = 10.8 %
S1-14_04 = 31
S1-14_02 = 0
S1-13_04 = 16.5 h
GOV-1_05#female = 33 %
absent E3-4_01 E1-6_11 E1-6_09
`,
  },
]
