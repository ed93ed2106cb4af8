import type { StyleDocument } from '../style-document.ts'

export const sixthDChemicals: StyleDocument = {
  name: 'valkemia-kennzahlen-umwelt-und-mitarbeiter-2024.pdf',
  language: 'de',
  year: 2024,
  style: 'chemicals and pharma group, five-year tables, oldest year first, footnotes, thousand tonnes and GWh',
  look: { font: 'sans', size: 9, landscape: false, words: true, margin: 57 },
  text: `
head: Valkemia Konzern | Nachhaltigkeit 2024 | Fakten und Kennzahlen
# Nachhaltigkeit 2024
# Fakten und Kennzahlen zu Umwelt, Sicherheit und Mitarbeitern
Die Valkemia AG ist ein forschendes Pharma- und Spezialchemieunternehmen mit Sitz in Ludwigsau am Rhein. Wir stellen Wirkstoffe und Fertigarzneimittel, Additive für Lacke und Kunststoffe, Elektronikchemikalien sowie Hilfsstoffe für die Diagnostik her. 2024 gehörten 31 Produktionsstandorte in 14 Ländern zum Konzern. Wo es einmal mit einer Farbenfabrik und elf Arbeitern begann, arbeiten heute im Stammwerk mehr als 7.800 Menschen.

Die nachfolgenden Tabellen ergänzen den Nachhaltigkeitsbericht und werden in Anlehnung an die Standards der Global Reporting Initiative (GRI) aufgestellt. Sie umfassen die Valkemia AG und alle vollkonsolidierten Gesellschaften. Umweltkennzahlen werden an sämtlichen Produktionsstandorten sowie an Forschungs- und Logistikstandorten mit mehr als 50 Beschäftigten erhoben. Akquisitionen werden ab dem ersten vollen Geschäftsjahr einbezogen; die im Oktober 2024 erworbene Firma in Ohio mit rund 240 Mitarbeitern ist daher bei Umwelt und Sicherheit noch nicht enthalten. Geänderte Vorjahreswerte sind mit Fußnoten gekennzeichnet. Rundungsdifferenzen sind möglich.

[tiles]
–19,3 % | Scope 1 und 2 seit 2020
11,4 % | Anteil erneuerbarer Energien
2,6 | meldepflichtige Unfälle je 1 Mio. Arbeitsstunden
35,3 % | Frauenanteil im Konzern
[/tiles]

## Klimaschutz
### Ziele
Valkemia will die eigenen Treibhausgasemissionen (Scope 1 und 2) bis 2030 um 42 % gegenüber 2020 senken und die Scope-3-Emissionen im selben Zeitraum um 25 %. Die Science Based Targets initiative hat beide Ziele im Juni 2023 geprüft und bestätigt, dass das Ziel für Scope 1 und 2 im Einklang mit der Begrenzung der Erderwärmung auf 1,5 °C steht. Bis 2045 wollen wir Netto-Null erreichen. Der Weg dorthin ist nicht gradlinig: 2021 waren die Emissionen mit der hohen Auslastung nach der Pandemie gestiegen, 2023 sanken sie vor allem, weil die Nachfrage nach Lackadditiven einbrach. Von den 69.000 t Minderung im Berichtsjahr führen wir rund zwei Drittel auf Maßnahmen und ein Drittel auf Mengeneffekte zurück.

Das Kohlekraftwerk im Werk Nordhafen, 1978 in Betrieb gegangen, wird bis Ende 2026 durch eine Gas- und Dampfturbinenanlage ersetzt, die später mit Wasserstoff laufen kann. Das spart nach Inbetriebnahme etwa 160.000 t CO_{2} im Jahr. In Tarragona liefert seit März 2024 ein Solarpark mit 48 MW im Rahmen eines Stromliefervertrags über zehn Jahre jährlich rund 90 GWh. Im Werk Changshu haben wir den Lachgasabbau in der Salpetersäurestufe von 92 % auf 99 % verbessert. Mit Lieferanten von Ammoniak, Methanol und Essigsäure sprechen wir über Mengen mit geringerem Fußabdruck; bisher sind es 3 % unseres Einkaufsvolumens an diesen Stoffen.

Für Investitionsentscheidungen oberhalb von 5 Mio. EUR setzen wir einen internen CO_{2}-Preis von 120 EUR je Tonne an (2022: 80 EUR). 14 unserer europäischen Anlagen nehmen am EU-Emissionshandel teil. Zusammen mit den Anlagen, die dem koreanischen und dem chinesischen System unterliegen, waren 2024 rund 78 % der Scope-1-Emissionen von Emissionshandelssystemen erfasst. CO_{2}-Zertifikate zum freiwilligen Ausgleich kaufen wir nicht.

### Treibhausgasemissionen
[table style=rules widths=200,56,56,56,56,56 size=8]
! Tsd. t CO_{2}-Äquivalente | 2020^{1} | 2021 | 2022 | 2023 | 2024
Direkte Emissionen (Scope 1) | 1.482 | 1.530 | 1.441 | 1.302 | 1.268
· davon CO_{2} | 1.361 | 1.402 | 1.325 | 1.204 | 1.189
· davon N_{2}O | 98 | 104 | 93 | 78 | 59
· davon übrige (CH_{4}, HFKW, SF_{6}) | 23 | 24 | 23 | 20 | 20
Indirekte Emissionen (Scope 2), marktbasiert | 604 | 588 | 512 | 451 | 416
Indirekte Emissionen (Scope 2), standortbasiert | 712 | 720 | 689 | 641 | 628
* Summe Scope 1 und 2 (marktbasiert) | 2.086 | 2.118 | 1.953 | 1.753 | 1.684
Biogene CO_{2}-Emissionen^{2} | 19 | 20 | 22 | 31 | 40
Spezifische Emissionen Scope 1 und 2 (t je Mio. EUR Umsatz) | 289 | 268 | 216 | 204 | 188
[/table]
fn: 1) Basisjahr. Angepasst um den Verkauf des Pigmentgeschäfts im Jahr 2021 (–212 Tsd. t).
fn: 2) Aus der Verbrennung von Biomasse und Biogas, nicht in Scope 1 enthalten.

[table style=rules widths=200,56,56,56,56,56 size=8]
! Scope 3, Tsd. t CO_{2}-Äquivalente | 2020 | 2021 | 2022 | 2023^{3} | 2024
Eingekaufte Güter und Dienstleistungen (3.1) | 4.906 | 5.213 | 5.040 | 4.412 | 4.388
Kapitalgüter (3.2) | 231 | 244 | 268 | 290 | 301
Energiebezogene Emissionen (3.3) | 447 | 460 | 421 | 385 | 377
Vorgelagerter Transport (3.4) | 318 | 344 | 339 | 281 | 286
Abfall (3.5) | 104 | 109 | 98 | 91 | 88
Geschäftsreisen (3.6) | 14 | 11 | 24 | 30 | 31
Pendeln der Mitarbeiter (3.7) | 36 | 33 | 37 | 38 | 38
Entsorgung verkaufter Produkte (3.12) | 2.044 | 2.170 | 2.096 | 1.870 | 1.842
Übrige Kategorien^{4} | 62 | 65 | 66 | 60 | 59
* Summe Scope 3 | 8.162 | 8.649 | 8.389 | 7.457 | 7.410
[/table]
fn: 3) Werte für 2023 wegen neuer Emissionsfaktoren für Lösemittel angepasst (bisher 7.602).
fn: 4) Kategorien 3.8, 3.9, 3.13 und 3.15. Die Nutzungsphase (3.11) wird nicht berichtet, da die Anwendungen unserer Zwischenprodukte nicht hinreichend bekannt sind.

[page]
## Energie
Energie ist bei uns vor allem Dampf. Rund 55 % des Einsatzes entfallen auf die vier Verbundstandorte, an denen Kraft-Wärme-Kopplung genutzt wird. Überschüssigen Dampf liefert das Stammwerk seit 2019 an das Fernwärmenetz der Stadt Ludwigsau; in der Heizperiode 2023/2024 waren es 61 GWh, mit denen etwa 5.200 Haushalte versorgt wurden. Die Energiemanagementsysteme von 24 Standorten sind nach ISO 50001 zertifiziert; sie decken 93 % des Verbrauchs ab. 118 Effizienzprojekte brachten 2024 eine Einsparung von 74 GWh. Das größte war die Brüdenverdichtung in der Aminosäurenproduktion in Gent mit 19 GWh.

[table style=rules widths=200,56,56,56,56,56 size=8]
! Energieverbrauch in GWh | 2020 | 2021 | 2022 | 2023 | 2024
Erdgas | 4.102 | 4.210 | 3.806 | 3.402 | 3.371
Kohle | 610 | 598 | 640 | 402 | 318
Heizöl und Diesel | 41 | 38 | 96 | 47 | 33
Ersatzbrennstoffe (Lösemittel, Produktionsrückstände) | 212 | 224 | 231 | 240 | 247
Biomasse und Biogas | 58 | 61 | 66 | 93 | 118
Zugekaufter Strom | 1.420 | 1.460 | 1.402 | 1.351 | 1.344
· davon aus erneuerbaren Quellen^{5} | 201 | 277 | 364 | 468 | 571
Zugekaufter Dampf, Wärme und Kälte | 688 | 702 | 660 | 604 | 588
* Energieverbrauch gesamt^{6} | 7.131 | 7.293 | 6.901 | 6.139 | 6.019
Anteil erneuerbarer Energien (%) | 3,6 | 4,6 | 6,2 | 9,1 | 11,4
Eigenstromerzeugung in KWK-Anlagen | 1.284 | 1.310 | 1.221 | 1.140 | 1.118
[/table]
fn: 5) Stromlieferverträge und Herkunftsnachweise; Photovoltaik auf eigenen Dächern (2024: 6 GWh) ist aus Wesentlichkeitsgründen nicht einbezogen.
fn: 6) Ohne Erdgas zur stofflichen Nutzung (2024: 1.026 GWh). An Dritte abgegebene Energie ist nicht abgezogen.

## Emissionen in die Luft
[table style=rules widths=200,56,56,56,56,56 size=8]
! in t | 2020 | 2021 | 2022 | 2023 | 2024
Stickoxide (NO_{x}) | 1.412 | 1.430 | 1.288 | 1.104 | 1.062
Schwefeldioxid (SO_{2}) | 318 | 309 | 324 | 214 | 171
Flüchtige organische Verbindungen ohne Methan (NMVOC) | 604 | 617 | 561 | 488 | 463
Kohlenmonoxid (CO) | 512 | 540 | 498 | 466 | 471
Ammoniak (NH_{3}) | 38 | 36 | 35 | 30 | 29
Staub | 96 | 94 | 90 | 74 | 71
[/table]
Der Rückgang bei Schwefeldioxid ist eine Folge der geringeren Kohleverstromung in Nordhafen. Bei Kohlenmonoxid haben Anfahrvorgänge der neuen thermischen Nachverbrennung in Gent zu einem leichten Anstieg geführt. Ozonabbauende Stoffe setzen wir nur noch in älteren Kälteanlagen ein; 2024 gingen 140 kg verloren.

## Wasser
[table style=rules widths=200,56,56,56,56,56 size=8]
! in Mio. m^{3} | 2020 | 2021 | 2022 | 2023 | 2024
Wasserentnahme gesamt | 98,4 | 99,1 | 94,7 | 88,0 | 86,2
· Oberflächenwasser | 71,2 | 72,0 | 68,9 | 63,6 | 62,3
· Grundwasser und Uferfiltrat | 20,6 | 20,4 | 19,5 | 18,4 | 18,0
· Trinkwasser | 6,6 | 6,7 | 6,3 | 6,0 | 5,9
Ableitung gesamt | 91,6 | 92,2 | 88,0 | 81,6 | 79,9
· Kühlwasser (unbelastet) | 77,0 | 77,7 | 74,4 | 69,0 | 67,5
· Prozess- und Sanitärabwasser nach Behandlung | 14,6 | 14,5 | 13,6 | 12,6 | 12,4
Wasserverbrauch^{7} | 6,8 | 6,9 | 6,7 | 6,4 | 6,3
· davon an Standorten in Gebieten mit hohem Wasserstress | 1,3 | 1,3 | 1,2 | 1,1 | 1,0
[/table]
fn: 7) Entnahme abzüglich Ableitung; im Wesentlichen Verdunstung in Kühltürmen und Wasser in Produkten.

[table style=rules widths=200,56,56,56,56,56 size=8]
! Emissionen in Gewässer in t | 2020 | 2021 | 2022 | 2023 | 2024
Chemischer Sauerstoffbedarf (CSB) | 2.904 | 2.880 | 2.711 | 2.516 | 2.470
Gesamtstickstoff | 402 | 409 | 388 | 351 | 344
Gesamtphosphor | 31 | 33 | 30 | 27 | 26
AOX | 6,2 | 6,0 | 5,7 | 4,9 | 4,8
Schwermetalle | 3,4 | 3,3 | 3,3 | 2,9 | 3,0
[/table]
Fünf Standorte in Spanien, Indien, Mexiko und China liegen in Gebieten mit hohem oder sehr hohem Wasserstress. Für sie wollen wir bis 2028 Wassermanagementpläne nach dem Standard der Alliance for Water Stewardship umsetzen; zwei sind fertig. Pharmazeutische Wirkstoffe im Abwasser überwachen wir an allen sieben Standorten mit Wirkstoffproduktion. In Pune ersetzt eine Membrananlage seit Herbst 2024 jährlich bis zu 140.000 m^{3} Frischwasser.

[page]
## Abfall
[table style=rules widths=200,56,56,56,56,56 size=8]
! in Tsd. t | 2020 | 2021 | 2022 | 2023^{8} | 2024
* Abfall gesamt | 341,2 | 352,7 | 336,0 | 374,5 | 318,4
Gefährlicher Abfall | 158,0 | 161,3 | 154,6 | 146,9 | 142,6
Nicht gefährlicher Abfall | 183,2 | 191,4 | 181,4 | 227,6 | 175,8
Stofflich verwertet | 124,0 | 127,9 | 123,8 | 171,2 | 121,0
Thermisch verwertet | 104,3 | 107,7 | 101,0 | 97,4 | 96,3
Beseitigt (Verbrennung, Deponie, sonstige) | 112,9 | 117,1 | 111,2 | 105,9 | 101,1
[/table]
fn: 8) Einschließlich 54,8 Tsd. t Bauschutt und Bodenaushub aus dem Rückbau der Schwefelsäureanlage im Stammwerk.

Der Abfall ist in der Wirkstoffproduktion zum größten Teil verbrauchtes Lösemittel. In Ludwigsau destillieren wir jährlich etwa 38.000 t Lösemittel und setzen sie wieder ein; diese Mengen gelten nicht als Abfall. Mit einem Entsorger erproben wir das chemische Recycling von Polyurethanschäumen, bislang im Maßstab von wenigen Tonnen.

## Umweltschutzkosten
Die Betriebskosten für Umweltschutzanlagen beliefen sich 2024 auf 214 Mio. EUR (2023: 208 Mio. EUR), die Investitionen auf 96 Mio. EUR. Die Rückstellungen für Umweltschutzmaßnahmen und Altlastensanierung betrugen zum Jahresende 187 Mio. EUR; der größte Einzelposten ist mit 41 Mio. EUR die Grundwassersicherung im Werk Nordhafen.

## Sicherheit
Sicherheit ist seit 2011 Teil jeder Zielvereinbarung von Werkleitern. Trotzdem hat uns das Jahr 2024 hart getroffen: Am 11. Juni kam in Gent ein Kollege bei Wartungsarbeiten an einem Rührwerk ums Leben. Die Untersuchung gemeinsam mit den Behörden hat gezeigt, dass die Energietrennung unvollständig dokumentiert war. Wir haben daraufhin weltweit 2.300 Freischaltverfahren überprüft.

[table style=rules widths=200,56,56,56,56,56 size=8]
! Arbeits- und Anlagensicherheit | 2020 | 2021 | 2022 | 2023 | 2024
Meldepflichtige Unfälle der Mitarbeiter (Anzahl)^{9} | 146 | 151 | 139 | 124 | 118
Meldepflichtige Unfälle je 1 Mio. Arbeitsstunden | 3,4 | 3,4 | 3,1 | 2,7 | 2,6
· davon mit Ausfalltagen, je 1 Mio. Arbeitsstunden | 1,9 | 1,8 | 1,7 | 1,4 | 1,4
Ausfalltage durch Arbeitsunfälle | 4.610 | 4.702 | 4.388 | 3.817 | 3.904
Unfälle von Kontraktoren je 1 Mio. Arbeitsstunden | 3,9 | 4,2 | 3,6 | 3,3 | 3,5
Tödliche Arbeitsunfälle, Mitarbeiter | 0 | 1 | 0 | 0 | 1
Tödliche Arbeitsunfälle, Kontraktoren | 1 | 0 | 0 | 1 | 0
Anerkannte Berufskrankheiten (Neufälle) | 14 | 12 | 13 | 11 | 9
Ereignisse der Anlagensicherheit je 1 Mio. Arbeitsstunden | 0,38 | 0,41 | 0,35 | 0,30 | 0,27
Transportunfälle mit Umweltauswirkung | 3 | 2 | 1 | 2 | 1
[/table]
fn: 9) Unfälle mit Todesfolge, Ausfalltagen, eingeschränkter Tätigkeit oder medizinischer Behandlung über Erste Hilfe hinaus, einschließlich Leiharbeitnehmer.

An einem Pumpenstand in Changshu traten im September 2024 etwa 600 l Butylacetat aus, die vollständig aufgefangen wurden. Gemeinsam mit der Werkfeuerwehr und den umliegenden Gemeinden üben wir an allen Verbundstandorten jährlich den Ernstfall. Die Sicherheitsmesse des Chemieverbandes zeichnete das Werk Gent 2023 für sein Schulungszentrum aus.

[page]
## Mitarbeiter
Zum 31. Dezember 2024 waren im Konzern 26.208 Menschen beschäftigt, im Jahresdurchschnitt 26.310. Der leichte Rückgang ist das Ergebnis des Effizienzprogramms „Fokus“, mit dem bis Ende 2026 in Verwaltung und Lackadditiven etwa 900 Stellen entfallen, davon 620 in Deutschland. Betriebsbedingte Kündigungen sind hier durch die Gesamtbetriebsvereinbarung bis Ende 2027 ausgeschlossen.
[table style=rules widths=200,56,56,56,56,56 size=8]
! Anzahl am 31.12. (Personen)^{10} | 2020 | 2021 | 2022 | 2023 | 2024
* Mitarbeiter gesamt | 24.812 | 25.344 | 26.190 | 26.417 | 26.208
= Nach Regionen | | | | |
Deutschland | 13.980 | 14.120 | 14.385 | 14.290 | 14.106
Übriges Europa | 4.102 | 4.211 | 4.366 | 4.420 | 4.380
Nordamerika | 2.846 | 2.930 | 3.080 | 3.141 | 3.214
Asien-Pazifik | 2.790 | 2.988 | 3.250 | 3.440 | 3.402
Lateinamerika, Afrika, Naher Osten | 1.094 | 1.095 | 1.109 | 1.126 | 1.106
= Nach Geschlecht | | | | |
Frauen | 8.262 | 8.541 | 9.009 | 9.220 | 9.252
Männer | 16.550 | 16.803 | 17.181 | 17.197 | 16.956
= Nach Alter | | | | |
Unter 30 Jahre | 4.218 | 4.283 | 4.400 | 4.359 | 4.193
30 bis 50 Jahre | 12.778 | 13.052 | 13.540 | 13.684 | 13.628
Über 50 Jahre | 7.816 | 8.009 | 8.250 | 8.374 | 8.387
= Nach Beschäftigungsart | | | | |
Unbefristet | 23.001 | 23.444 | 24.174 | 24.436 | 24.426
Befristet | 1.811 | 1.900 | 2.016 | 1.981 | 1.782
Vollzeit | 22.703 | 23.139 | 23.860 | 24.040 | 23.812
Teilzeit | 2.109 | 2.205 | 2.330 | 2.377 | 2.396
[/table]
fn: 10) Einschließlich 1.012 Auszubildender (2023: 1.034); ohne ruhende Arbeitsverhältnisse. Leiharbeitnehmer sind nicht enthalten; im Berichtsjahr waren durchschnittlich 742 im Einsatz, umgerechnet auf Vollzeitkräfte.

[table style=rules widths=200,56,56,56,56,56 size=8]
! Fluktuation, Entwicklung, Vielfalt | 2020 | 2021 | 2022 | 2023 | 2024
Eintritte | 1.702 | 2.390 | 2.906 | 2.305 | 1.889
Austritte | 1.690 | 1.858 | 2.060 | 2.078 | 2.098
Fluktuationsrate (%) | 6,8 | 7,4 | 8,0 | 7,9 | 8,0
· davon durch Kündigung der Mitarbeiter (%) | 3,2 | 4,0 | 4,8 | 4,3 | 3,7
Weiterbildung je Mitarbeiter (Stunden) | 15,2 | 17,8 | 20,1 | 22,6 | 21,4
Mitarbeiter mit jährlichem Entwicklungsgespräch (%) | 78 | 81 | 83 | 86 | 88
Frauen in Führungspositionen (%) | 24,1 | 25,3 | 26,8 | 28,0 | 28,9
Mitarbeiter mit Behinderung, nur Deutschland (%) | 5,7 | 5,8 | 5,8 | 5,9 | 5,9
Tarifbindung (%)^{11} | 72 | 72 | 71 | 71 | 71
Nationalitäten | 88 | 91 | 94 | 97 | 99
[/table]
fn: 11) Anteil der Mitarbeiter, deren Arbeitsbedingungen durch Tarifverträge geregelt sind, weltweit.

Valkemia bildet in 24 Berufen aus, vom Chemikanten bis zur Kauffrau für E-Commerce. Im September 2024 begannen 318 junge Menschen ihre Ausbildung. Das Führungskräfteziel, bis 2030 ein Drittel der Positionen mit Frauen zu besetzen, halten wir trotz des verlangsamten Fortschritts für erreichbar. In Deutschland liegt der bereinigte Entgeltunterschied zwischen Frauen und Männern nach einer Untersuchung der Universität Mannheim aus dem Jahr 2022 bei 1,4 %.

Unsere globale Richtlinie „Respekt“ untersagt Diskriminierung wegen Herkunft, Hautfarbe, Geschlecht, Alter, Religion, Behinderung oder sexueller Orientierung. Kinderarbeit, Zwangsarbeit und Menschenhandel sind in der Menschenrechtserklärung des Vorstands ausgeschlossen. Mitarbeiter, die sich ungerecht behandelt fühlen, können sich beim Vorgesetzten, beim Betriebsrat oder über „Valkemia Speak Up“ beschweren. Wer in gutem Glauben Hinweise gibt, darf keine Nachteile haben; Vergeltung wird arbeitsrechtlich geahndet.

## Compliance und Lieferanten
[table style=rules widths=200,56,56,56,56,56 size=8]
! | 2020 | 2021 | 2022 | 2023 | 2024
Umsatz (Mio. EUR) | 7.214 | 7.902 | 9.048 | 8.611 | 8.934
Forschung und Entwicklung (Mio. EUR) | 702 | 744 | 811 | 850 | 902
Hinweise über „Speak Up“ | 141 | 166 | 189 | 214 | 238
Bestätigte Korruptionsfälle | 2 | 4 | 1 | 5 | 3
· davon mit Beendigung von Geschäftsbeziehungen | 1 | 2 | 0 | 2 | 1
In Antikorruption geschulte Mitarbeiter (%)^{12} | 91 | 92 | 94 | 95 | 96
Nachhaltigkeitsbewertungen von Lieferanten | 612 | 780 | 941 | 1.130 | 1.304
Audits bei Lieferanten | 38 | 41 | 87 | 112 | 125
[/table]
fn: 12) Bezogen auf die Zielgruppe von rund 15.900 Mitarbeitern in Vertrieb, Einkauf, Medizin, Zulassung und Verwaltung.

Grundlage der Zusammenarbeit mit Lieferanten ist der Verhaltenskodex für Geschäftspartner. 84 % unseres Einkaufsvolumens entfallen auf Lieferanten mit gültiger Bewertung. In der Brancheninitiative „Together for Sustainability“ teilen wir Audits mit mehr als 50 anderen Chemieunternehmen. In der biomedizinischen Forschung gilt die Tierschutzrichtlinie des Konzerns: Tierversuche werden nur durchgeführt, wo es gesetzlich vorgeschrieben oder wissenschaftlich unverzichtbar ist. 2024 wurden in eigenen Einrichtungen und bei Auftragsinstituten 21.700 Tiere eingesetzt, 4 % weniger als 2023.

Der Vorstand der Valkemia AG besteht aus vier Mitgliedern. 20 % des Jahresbonus des Vorstands hängen von Nachhaltigkeitszielen ab, nämlich der Minderung von Scope 1 und 2, der Unfallrate und dem Frauenanteil in Führungspositionen. Dem paritätisch besetzten Aufsichtsrat gehören 16 Personen an.
`,
  answers: `
BP-1_01 = consolidated
GOV-1_01 = 4
GOV-1_02 = 16
GOV-3_01 = yes
E1-4_01 = yes
E1-4_16 = 25 % @2030
E1-4_22 = yes
E1-5_01 = 6019 GWh
E1-5_06 = 118 GWh
E1-5_09 = 11.4 %
E1-5_10 = 318 GWh
E1-5_11 = 33 GWh
E1-5_12 = 3371 GWh
E1-6_07 = 1268 thousand t CO2e
E1-6_08 = 78 %
E1-6_09 = 628 thousand t CO2e
E1-6_10 = 416 thousand t CO2e
E1-6_11 = 7410 thousand t CO2e
E1-6_11#cat1 = 4388 thousand t CO2e
E1-6_11#cat2 = 301 thousand t CO2e
E1-6_11#cat3 = 377 thousand t CO2e
E1-6_11#cat4 = 286 thousand t CO2e
E1-6_11#cat5 = 88 thousand t CO2e
E1-6_11#cat6 = 31 thousand t CO2e
E1-6_11#cat7 = 38 thousand t CO2e
E1-6_11#cat12 = 1842 thousand t CO2e
E1-6_17 = 40 thousand t CO2e
E1-7_03 = no
E1-8_04 = 120 EUR/t
E2-4_02#NOx = 1062 t
E2-4_02#SO2 = 171 t
E2-4_02#NMVOC = 463 t
E2-4_02#CO = 471 t
E2-4_02#NH3 = 29 t
E2-4_03#N = 344 t
E2-4_03#P = 26 t
E2-6_06 = 187 EUR million
E3-4_01 = 6.3 million m3
E3-4_02 = 1.0 million m3
E3-4_11 = 86.2 million m3
E3-4_12 = 79.9 million m3
E5-5_07 = 318.4 thousand t
E5-5_07#nonhazardous = 175.8 thousand t
E5-5_15 = 142.6 thousand t
G1-1_09 = yes
G1-4_04 = 3
G1-4_07 = 1
S1-1_08 = yes
S1-1_10 = yes
S1-3_05 = yes
S1-3_09 = yes
S1-6_02 = 26208
S1-6_02#female = 9252
S1-6_02#male = 16956
S1-6_05#DE = 14106
S1-6_03 = 26310
S1-6_09#permanent = 24426
S1-6_09#temporary = 1782
S1-6_11 = 2098
S1-6_12 = 8.0 %
S1-7_03 = 742
S1-6_19 = 23812
S1-6_20 = 2396
S1-8_01 = 71 %
S1-9_03 = 4193
S1-9_04 = 13628
S1-9_05 = 8387
S1-13_02 = 88 %
S1-13_04 = 21.4 h
S1-14_02 = 1
S1-14_03 = 0
S1-14_04 = 118
S1-14_05 = 2.6 per million hours
S1-14_06 = 9
S1-14_07 = 3904 days
S2-1_06 = yes
SBM-1_03 = 26208
SBM-1_06 = 8934 EUR million
absent GOV-1_07 E1-1_12 E1-5_03 E1-5_04 E1-6_12 E1-6_13 E1-7_21
absent E1.IRO-1_04 E1.IRO-1_07 E2-4_05 E3-4_03 E3-4_08 E4-5_01 E4-5_02 E4-5_10 E4-5_11 E4.IRO-1_14 E5-4_02
absent E5-5_11 E5-5_16 G1-4_01 G1-4_02 G1-5_03 G1-5_04 G1-5_05 G1-5_10 G1-6_01 G1-6_02 G1-6_03 G1-6_04
absent S1-7_02 S1-10_01 S1-12_01 S1-15_01 S1-15_02 S1-16_02 S1-17_02 S1-17_05 S1-17_08
absent S1-14_01 GOV-1_06 E1-1_14 E1-5_18 S4-3_13 S2-3_12 S1-1_17 E1-5_15 S4-2_02 E1-5_17
absent SBM-1_09 SBM-1_17 SBM-1_19
absent E1-5_02 E1-5_05
`,
}
