import type { StyleDocument } from '../style-document.ts'
import { quellgrundVsmeAnswers } from './fifth-consumer-more-answers.ts'

/** A small maker that answers the questions of a form after the voluntary standard. */
export const fifthConsumerForm: StyleDocument[] = [
  {
    name: 'quellgrund-feinmechanik-vsme-bericht-2025.docx',
    language: 'de',
    year: 2025,
    style:
      'VSME-Bericht eines kleinen Herstellers als Formular: nummerierte Fragen und Antworten, Vorjahr in der Antwort',
    text: `
# Freiwilliger Nachhaltigkeitsbericht 2025
## Quellgrund Feinmechanik GmbH – Bericht nach dem VSME-Standard (Basismodul und Zusatzmodul)
Dieser Bericht folgt dem Formular unseres Verbandes. Alle Antworten beziehen sich auf das Kalenderjahr 2025, sofern nichts anderes angegeben ist; Werte für 2024 stehen in Klammern. Der Bericht wurde nicht extern geprüft.
# Teil A: Basismodul
## B1 – Grundlagen für die Erstellung
[table align=left]
! Nr. | Frage | Antwort
B1.1 | Welche Option wurde gewählt? | Option B (Basismodul und Zusatzmodul)
B1.2 | Wurden Informationen ausgelassen, weil sie vertraulich sind? | Nein
B1.3 | Wird der Bericht auf individueller oder konsolidierter Basis erstellt? | Auf individueller Basis; es gibt keine Tochterunternehmen.
B1.4 | Rechtsform | Gesellschaft mit beschränkter Haftung
B1.5 | NACE-Code | C 28.99
B1.6 | Bilanzsumme (EUR) | 8.214.300
B1.7 | Umsatzerlöse (EUR) | 11.486.700 (2024: 11.120.400)
B1.8 | Zahl der Beschäftigten zum Jahresende (Personen) | 84
B1.9 | Land der wichtigsten Tätigkeit | Deutschland
B1.10 | Standorte | Werk Ottendal (Eigentum); Montage und Lager Brückersried (gemietet)
B1.11 | Zertifikate | ISO 9001 (seit 2008), ISO 14001 (seit 2022, TÜV), EcoVadis Silber (66 von 100 Punkten)
[/table]
## B2 – Praktiken, Richtlinien und künftige Initiativen für den Übergang zu einer nachhaltigeren Wirtschaft
[table align=left]
! Thema | Gibt es Praktiken? | Gibt es eine Richtlinie? | Ist sie öffentlich? | Gibt es Ziele?
Klimawandel | Ja | Ja | Ja | Ja
Umweltverschmutzung | Ja | Nein | – | Nein
Wasser | Ja | Nein | – | Nein
Biologische Vielfalt | Nein | Nein | – | Nein
Kreislaufwirtschaft | Ja | Ja | Nein | Ja
Eigene Arbeitskräfte | Ja | Ja | Ja | Ja
Arbeitskräfte in der Wertschöpfungskette | Ja | Ja | Ja | Nein
Betroffene Gemeinschaften | Nein | Nein | – | Nein
Verbraucher und Endnutzer | Nein | Nein | – | Nein
Unternehmensführung | Ja | Ja | Ja | Nein
[/table]
## B3 – Energie und Treibhausgasemissionen
Wie hoch war der Gesamtenergieverbrauch, und woraus setzte er sich zusammen?
[table]
! Energie (MWh) | Erneuerbar | Nicht erneuerbar | Summe
Strom laut Abrechnung des Versorgers | 918,4 | 0,0 | 918,4
Selbst erzeugter und verbrauchter Strom (Photovoltaik) | 186,2 | 0,0 | 186,2
Erdgas | 0,0 | 742,5 | 742,5
Heizöl, Diesel und Benzin | 0,0 | 164,3 | 164,3
* Summe | 1.104,6 | 906,8 | 2.011,4
[/table]
Die Photovoltaikanlage erzeugte insgesamt 241,9 MWh, davon wurden 55,7 MWh eingespeist.
[table align=left]
! Nr. | Frage | Antwort
B3.1 | Scope-1-THG-Bruttoemissionen (t CO_{2}e) | 196,8 (2024: 214,0)
B3.2 | Standortbezogene Scope-2-THG-Bruttoemissionen (t CO_{2}e) | 333,4 (2024: 361,7)
B3.3 | Marktbezogene Scope-2-THG-Bruttoemissionen (t CO_{2}e) | 0,0 (2024: 0,0)
B3.4 | Summe Scope 1 und Scope 2, standortbezogen (t CO_{2}e) | 530,2 (2024: 575,7)
B3.5 | THG-Intensität je Umsatz, Scope 1 und 2 standortbezogen (t CO_{2}e je Mio. EUR) | 46,2 (2024: 51,8)
[/table]
## B4 – Verschmutzung von Luft, Wasser und Boden
Sind Sie gesetzlich oder durch ein Umweltmanagementsystem verpflichtet, Schadstoffe zu melden? Nein. Die Anlage zum Entfetten wurde 2023 auf wässrige Reiniger umgestellt.
## B5 – Biologische Vielfalt
[table align=left]
! Nr. | Frage | Antwort
B5.1 | Liegen Standorte in oder in der Nähe von Gebieten mit schutzbedürftiger Biodiversität? | Ja, 1 Standort: Ottendal liegt 300 m vom FFH-Gebiet „Obere Lissach“ entfernt.
B5.2 | Fläche dieser Standorte (ha) | 1,6
B5.3 | Gesamte Flächennutzung (m²) | 21.400
B5.4 | davon versiegelte Fläche (m²) | 12.850
B5.5 | davon naturnahe Fläche am Standort (m²) | 3.100
B5.6 | Naturnahe Fläche außerhalb des Standorts (m²) | 0
[/table]
## B6 – Wasser
[table align=left]
! Nr. | Frage | Antwort
B6.1 | Gesamte Wasserentnahme (m³) | 1.284 (2024: 1.342)
B6.2 | davon an Standorten in Gebieten mit hohem Wasserstress (m³) | 0
B6.3 | Wasserverbrauch, also Entnahme abzüglich Ableitung (m³) | 176
[/table]
## B7 – Ressourcennutzung, Kreislaufwirtschaft und Abfallbewirtschaftung
Wenden Sie Grundsätze der Kreislaufwirtschaft an? Ja. Wir überholen gebrauchte Spindeln (2025: 412 Stück), liefern in Mehrwegkisten und trennen Späne nach Legierungen.
[table]
! Abfall (t) | Recycling oder Wiederverwendung | Beseitigung | Summe
Nicht gefährlicher Abfall | 168,2 | 9,4 | 177,6
davon Metallspäne und Schrott | 151,0 | 0,0 | 151,0
Gefährlicher Abfall (Kühlschmierstoffe, Öle, Filter) | 6,9 | 14,3 | 21,2
* Summe | 175,1 | 23,7 | 198,8
[/table]
Wie groß war der Massenstrom der wichtigsten Materialien? Stahl 286 t, Aluminium 74 t, Buntmetalle 19 t, Verpackungen 22 t; insgesamt 401 t.
## B8 – Arbeitskräfte: allgemeine Merkmale
[table align=left]
! Nr. | Frage | Antwort
B8.1 | Nach welcher Methode wird gezählt? | Personenzahl am 31.12.2025
B8.2 | Unbefristete Arbeitsverträge | 77
B8.3 | Befristete Arbeitsverträge | 7
B8.4 | Frauen | 23
B8.5 | Männer | 61
B8.6 | Divers | 0
B8.7 | Land des Arbeitsvertrags | Deutschland: 84
B8.8 | Wie viele Beschäftigte haben das Unternehmen verlassen? | 6
B8.9 | Fluktuationsquote | 7,2 %
[/table]
## B9 – Arbeitskräfte: Gesundheitsschutz und Sicherheit
[table align=left]
! Nr. | Frage | Antwort
B9.1 | Zahl der meldepflichtigen Arbeitsunfälle | 2 (2024: 4)
B9.2 | Quote der meldepflichtigen Arbeitsunfälle (je 200.000 Arbeitsstunden) | 3,0
B9.3 | Todesfälle infolge arbeitsbedingter Verletzungen und Erkrankungen | 0
[/table]
## B10 – Arbeitskräfte: Vergütung, Tarifverhandlungen und Schulungen
[table align=left]
! Nr. | Frage | Antwort
B10.1 | Erhalten alle Beschäftigten mindestens den geltenden Mindestlohn? | Ja. Der niedrigste Stundenlohn beträgt 15,80 EUR.
B10.2 | Geschlechtsspezifisches Verdienstgefälle | Keine Angabe, da das Unternehmen weniger als 150 Beschäftigte hat
B10.3 | Anteil der Beschäftigten, die durch Tarifverträge abgedeckt sind | 0 %. Wir lehnen uns an den Tarif der Metallindustrie an.
B10.4 | Durchschnittliche jährliche Schulungsstunden je Beschäftigten | 17,3
B10.4a | – Frauen | 14,9
B10.4b | – Männer | 18,2
[/table]
## B11 – Verurteilungen und Geldstrafen wegen Korruption und Bestechung
Zahl der Verurteilungen im Berichtsjahr: keine (0). Gesamtbetrag der Geldstrafen: 0 EUR.
# Teil B: Zusatzmodul
## C1 – Strategie: Geschäftsmodell und nachhaltigkeitsbezogene Initiativen
Welche Produkte und Märkte sind wesentlich? Wir fertigen Spindeln, Präzisionsgetriebe und Baugruppen für Medizintechnik (38 % des Umsatzes), Optik (27 %) und Maschinenbau (35 %). 61 % der Erzeugnisse bleiben in Deutschland, 33 % gehen in andere Länder der EU. Die fünf größten Kunden stehen für 54 % des Umsatzes. Wir kaufen bei etwa 240 Lieferanten ein, mehr als die Hälfte davon im Umkreis von 150 km.
## C2 – Beschreibung der Praktiken, Richtlinien und künftigen Initiativen
Wer ist verantwortlich? Die kaufmännische Geschäftsführerin. Die Umweltrichtlinie wurde 2022, die Sozialrichtlinie 2023 verabschiedet. Seit 2024 gilt ein Verhaltenskodex für Lieferanten, den 58 % der Lieferanten unterschrieben haben.
## C3 – THG-Reduktionsziele und klimabezogener Übergang
[table]
! Ziel | Basisjahr 2021 (t CO_{2}e) | Stand 2025 (t CO_{2}e) | Zieljahr | Zielwert (t CO_{2}e) | Senkung gegenüber dem Basisjahr
Scope-1-Emissionen | 262,0 | 196,8 | 2030 | 131,0 | 50 %
Scope-2-Emissionen (standortbezogen) | 412,0 | 333,4 | 2030 | 288,4 | 30 %
[/table]
Mit welchen Maßnahmen? Ersatz der Gasheizung im Werk durch eine Wärmepumpe (Investition 2027: etwa 420.000 EUR), zwei elektrische Lieferwagen, Rückgewinnung der Abwärme der Kompressoren.
Ist das Unternehmen in einem klimaintensiven Sektor tätig und hat es einen Übergangsplan? Ja, als verarbeitendes Gewerbe; einen Übergangsplan haben wir noch nicht angenommen, er soll 2028 vorliegen.
## C4 – Klimarisiken
Wurden klimabezogene Gefahren ermittelt? Ja: Starkregen an der Lissach (hoch), Hitze in der Montage (mittel). Die versicherte Summe der gefährdeten Gebäude ist vertraulich.
## C5 – Zusätzliche Merkmale der Arbeitskräfte
[table align=left]
! Nr. | Frage | Antwort
C5.1 | Wie viele Frauen und Männer arbeiten auf Führungsebene? | 2 Frauen, 5 Männer
C5.2 | Zahl der Selbstständigen ohne Personal, die ausschließlich für das Unternehmen arbeiten | 1
C5.3 | Zahl der Zeitarbeitskräfte, die von Unternehmen zur Arbeitskräfteüberlassung gestellt werden | 4
[/table]
## C6 – Richtlinien und Verfahren zu Menschenrechten
[table align=left]
! Nr. | Frage | Antwort
C6.1 | Gibt es einen Verhaltenskodex oder eine Menschenrechtsrichtlinie für die eigenen Arbeitskräfte? | Ja
C6.2 | Umfasst er Kinderarbeit, Zwangsarbeit und Menschenhandel? | Ja
C6.3 | Umfasst er Diskriminierung? | Ja
C6.4 | Umfasst er Unfallverhütung? | Ja
C6.5 | Gibt es ein Beschwerdeverfahren für die eigenen Arbeitskräfte? | Ja
[/table]
## C7 – Schwerwiegende negative Menschenrechtsvorfälle
Gab es bestätigte Vorfälle bei den eigenen Arbeitskräften im Zusammenhang mit Kinderarbeit, Zwangsarbeit, Menschenhandel oder Diskriminierung? Nein. Sind Vorfälle in der Wertschöpfungskette bekannt? Nein.
## C8 – Umsätze aus bestimmten Sektoren und Ausschluss von EU-Referenzwerten
[table align=left]
! Nr. | Sektor | Tätig? | Umsatz (EUR)
C8.1 | Umstrittene Waffen | Nein | 0
C8.2 | Anbau und Produktion von Tabak | Nein | 0
C8.3 | Fossile Brennstoffe (Kohle, Öl und Gas) | Nein | 0
C8.4 | Herstellung von Chemikalien | Nein | 0
[/table]
Ist das Unternehmen von den Paris-abgestimmten EU-Referenzwerten ausgeschlossen? Nein.
## C9 – Geschlechterverhältnis im Leitungsorgan
Die Geschäftsführung besteht aus einer Frau und zwei Männern. Das Geschlechterverhältnis (Frauen zu Männern) beträgt 0,5.
`,
    answers: quellgrundVsmeAnswers,
  },
]
